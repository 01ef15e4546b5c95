import '#web/ui/record.css'
import { entryOf } from '#story/engine/entries.ts'
import { characterSequence } from '#story/people/character-sequence.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

const { pathways } = book.sections

/** Whether a character walks a pathway, and which one. */
export function PersonBadges({ id }: { id: string }) {
  const story = useStory()
  const isBeyonder = pathways && entryOf(story.characters, id)?.beyonder
  const pathway = characterSequence(story, id, book)?.pathway
  return (
    <div className="row record-tags">
      {isBeyonder && <BeyonderTag tone="accent" />}
      {pathway && <Tag tone="fg-muted">{`${pathway.name} ${pathways?.one}`}</Tag>}
    </div>
  )
}
