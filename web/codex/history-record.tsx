import type { HistoryDetail } from '#story/history.ts'
import { Description } from '#web/look/description.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { MentionText } from './mention-text.tsx'

/** All that is known of a piece of history. */
export function HistoryRecord({ history }: { history: HistoryDetail }) {
  const { timeframe, era, chapter, description, significance, events, keyFigures } = history
  return (
    <>
      <SheetTitle />
      <p className="dateline">First revealed in Chapter {chapter}</p>
      <Facts
        facts={[
          { name: 'Era', value: era },
          { name: 'Timeframe', value: timeframe },
        ]}
      />
      <Description blocks={description} />
      {significance && (
        <>
          <h3>Historical Significance</h3>
          <p>{significance}</p>
        </>
      )}
      {events.length > 0 && (
        <>
          <h3>Events</h3>
          <ul className="bul" aria-label="Events">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
        </>
      )}
      {keyFigures.length > 0 && (
        <>
          <h3>Key Figures</h3>
          <ul className="bul" aria-label="Key Figures">
            {keyFigures.map((figure) => (
              <li key={figure.name}>
                <MentionText {...figure} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
