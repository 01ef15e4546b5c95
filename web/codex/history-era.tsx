import { useId } from 'react'
import type { EntryGroup } from '#story/entry-groups.ts'
import type { HistoryCard } from '#story/history.ts'
import { useEntryAddress } from './open-entry.ts'
import { WordsCard } from './words-card.tsx'

/** An age of the world: its name stays in view beside what is known of it. */
export function HistoryEra({ label, cards }: EntryGroup<HistoryCard>) {
  const addressOf = useEntryAddress()
  const id = useId()
  return (
    <section className="era" aria-labelledby={id}>
      <div className="era-name">
        <h2 id={id}>{label}</h2>
        <span className="meta">{cards.length === 1 ? '1 entry' : `${cards.length} entries`}</span>
      </div>
      <div className="grid g2">
        {cards.map(({ id, name, timeframe, snippet, chapter }) => (
          <WordsCard
            key={id}
            to={addressOf(id)}
            name={name}
            meta={timeframe}
            snippet={snippet}
            foot={`Revealed: Ch ${chapter}`}
          />
        ))}
      </div>
    </section>
  )
}
