import { abilitiesOf } from '#story/abilities.ts'
import type { PublicBook } from '#story/book.ts'
import Sparkles from '~icons/lucide/sparkles'
import { book } from '../reader/book.ts'
import { useStory } from '../reader/story-context.tsx'
import { Leaders } from '../ui/leaders.tsx'
import { Tag } from '../ui/tag.tsx'
import { SummaryCard } from './summary-card.tsx'

/** The powers in short. */
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
