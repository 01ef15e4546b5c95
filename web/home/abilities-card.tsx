import { abilitiesOf } from '#story/abilities.ts'
import Sparkles from '~icons/lucide/sparkles'
import { useStory } from '../reader/story-context.tsx'
import { Leaders } from '../ui/leaders.tsx'
import { Tag } from '../ui/tag.tsx'
import { SummaryCard } from './summary-card.tsx'

/** The powers in short. */
export function AbilitiesCard() {
  const story = useStory()
  const { languages, pathwayName, pathwayCount, grayFog, learned, newCount } = abilitiesOf(story)
  return (
    <SummaryCard
      id="abilities"
      title="Abilities Overview"
      icon={<Sparkles />}
      note={
        newCount > 0 ? (
          <Tag tone="new">{newCount} new</Tag>
        ) : (
          <span className="meta">Nothing new in Chapter {story.chapter}</span>
        )
      }
      more="Open abilities"
    >
      <Leaders name="Languages">{languages.length}</Leaders>
      <Leaders name={pathwayName ? `Pathway abilities, ${pathwayName}` : 'Pathway abilities'}>{pathwayCount}</Leaders>
      <Leaders name="Gray fog">{grayFog.length}</Leaders>
      <Leaders name="Learned">{learned.length}</Leaders>
    </SummaryCard>
  )
}
