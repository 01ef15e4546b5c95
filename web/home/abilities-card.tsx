import { abilitiesOf } from '#story/abilities.ts'
import Sparkles from '~icons/lucide/sparkles'
import { useStory } from '../reader/story-context.tsx'
import { Leaders } from '../ui/leaders.tsx'
import { Tag } from '../ui/tag.tsx'
import { SummaryCard } from './summary-card.tsx'

/** The powers in short. */
export function AbilitiesCard() {
  const { languages, pathwayCount, grayFog, learned, newCount } = abilitiesOf(useStory())
  return (
    <SummaryCard
      id="abilities"
      title="Abilities Overview"
      icon={<Sparkles />}
      note={newCount > 0 ? <Tag tone="new">{newCount} new</Tag> : <span className="meta">Nothing new</span>}
      more="Open abilities"
    >
      <Leaders name="Languages">{languages.length}</Leaders>
      <Leaders name="Pathway abilities">{pathwayCount}</Leaders>
      <Leaders name="Gray fog">{grayFog.length}</Leaders>
      <Leaders name="Learned">{learned.length}</Leaders>
    </SummaryCard>
  )
}
