import '#web/ui/record.css'
import { entryOf } from '#story/engine/entries.ts'
import { characterSequence } from '#story/people/character-sequence.ts'
import { isDeceased } from '#story/people/person-status.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BeyonderTag } from './beyonder-tag.tsx'

const { pathways } = book.sections

/** Whether a character has died, whether they walk a pathway, and which one. */
export function PersonBadges({ id }: { id: string }) {
  const story = useStory()
  const person = entryOf(story.characters, id)
  const pathway = characterSequence(story, id, book)?.pathway
  return (
    <div className="row record-tags">
      {person && isDeceased(person.status) && <Tag tone="status-deceased">Deceased</Tag>}
      {pathways && person?.beyonder && <BeyonderTag tone="accent" />}
      {pathway && <Tag tone="fg-muted">{`${pathway.name} ${pathways?.one}`}</Tag>}
    </div>
  )
}
