import type { PublicBook } from '#story/book/book.ts'
import { abilitiesOf } from '#story/pathways/abilities.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Leaders } from '#web/ui/leaders.tsx'
import { Tag } from '#web/ui/tag.tsx'
import Sparkles from '~icons/lucide/sparkles'
import { SummaryCard } from './summary-card.tsx'

/** A summary of the powers. */
export function AbilitiesCard({ words }: { words: NonNullable<PublicBook['sections']['abilities']> }) {
  const story = useStory()
  const { groups, newCount } = abilitiesOf(story, book)
  return (
    <SummaryCard
      id="abilities"
      title={words.title}
      icon={<Sparkles />}
      note={
        newCount > 0 ? (
          <Tag tone="new">{newCount} new</Tag>
        ) : (
          <span className="meta">Nothing new in Chapter {story.chapter}</span>
        )
      }
      more={words.more}
    >
      {groups
        .filter(({ count }) => count > 0)
        .map(({ key, label, count }) => (
          <Leaders key={key} name={label}>
            {count}
          </Leaders>
        ))}
    </SummaryCard>
  )
}
