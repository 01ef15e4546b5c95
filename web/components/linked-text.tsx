import './linked-text.css'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import { linkedText } from '#story/texts/name-links.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The entry to which the texts inside belong, as kind and id: no text leads to where the reader is. */
export const OwnEntry = createContext<string | undefined>(undefined)

/** A text in which the names that the reader knows lead to their entries, but for one that has just been led to (`met`). */
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

/** The same for a part that draws texts without knowing the story. */
export const drawLinked = (text: string) => <LinkedText text={text} />
