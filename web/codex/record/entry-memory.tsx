import './entry-memory.css'
import type { Kind } from '#kinds/kinds.ts'
import { entryMemory } from '#story/entries/entry-memory.ts'
import { foldTold } from '#story/entries/told-folds.ts'
import { LinkedText } from '#web/components/linked-text.tsx'
import { ToldList } from '#web/components/told-list.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { EntryTies } from './entry-ties.tsx'
import { PartTitle, partId, type RecordPart } from './part-title.tsx'

/** Everything told about an entry; parts about which nothing was told are left out. */
export function EntryMemory({ kind, id }: { kind: Kind; id: string }) {
  const { appearance, background, told } = entryMemory(useStory(), kind, id)
  const { folds, seen } = foldTold(told)
  return (
    <>
      <TextSection part="appearance" title="Appearance" text={appearance} />
      <TextSection part="background" title="Background" text={background} />
      <EntryTies kind={kind} id={id} />
      {told.length > 0 && (
        <section className="entry-memory">
          <PartTitle part="told">What has been told</PartTitle>
          <ToldList told={[...folds, ...seen]} at={partId('told')} />
        </section>
      )}
    </>
  )
}

function TextSection({ part, title, text }: { part: RecordPart; title: string; text: string | undefined }) {
  return (
    text && (
      <section className="entry-memory">
        <PartTitle part={part}>{title}</PartTitle>
        <p>
          <LinkedText text={text} />
        </p>
      </section>
    )
  )
}
