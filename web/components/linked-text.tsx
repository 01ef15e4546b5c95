import './linked-text.css'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import { linkedText } from '#story/texts/name-links.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The kind and id of the entry that the texts inside belong to: they do not link to it. */
export const OwnEntry = createContext<string | undefined>(undefined)

/** A text in which known names link to their entries, except for one that was just linked (`met`). */
export function LinkedText({ text, met }: { text: string; met?: string | undefined }) {
  return linkedText(useStory(), text, use(OwnEntry), met).map(({ text, entry, address }) =>
    address === undefined ? (
      text
    ) : (
      <Link key={entry} className="linked-text" to={address} data-entry={entry}>
        {text}
      </Link>
    ),
  )
}

/** The same, for components that draw texts without the story. */
export const drawLinked = (text: string) => <LinkedText text={text} />
