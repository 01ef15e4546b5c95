import './entry-memory.css'
import type { Kind } from '#kinds/kinds.ts'
import { entryMemory } from '#story/entries/entry-memory.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ToldList } from './told-list.tsx'

/** What an entry keeps of all that was told of it; a part of which nothing was told is not there. */
export function EntryMemory({ kind, id }: { kind: Kind; id: string }) {
  const { appearance, background, told } = entryMemory(useStory(), kind, id)
  return (
    <>
      <TextSection title="Appearance" text={appearance} />
      <TextSection title="Background" text={background} />
      {told.length > 0 && (
        <section className="memory">
          <h3>What has been told</h3>
          <ToldList told={told} />
        </section>
      )}
    </>
  )
}

function TextSection({ title, text }: { title: string; text: string | undefined }) {
  return (
    text && (
      <section className="memory">
        <h3>{title}</h3>
        <p>{text}</p>
      </section>
    )
  )
}
