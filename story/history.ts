import type { PublicBook } from './book.ts'
import { type Block, blocksOf, plainText } from './description.ts'
import { allEntries, compareText, entryOf, numberOf } from './entries.ts'
import type { EntryGroup } from './entry-groups.ts'
import { type Mention, mention } from './mentions.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

export type HistoryCard = {
  id: string
  name: string
  timeframe: string | undefined
  snippet: string
  /** The chapter that revealed it. */
  chapter: number
}

export type HistoryDetail = Omit<HistoryCard, 'snippet'> & {
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  era: string
  description: readonly Block[]
  significance: string | undefined
  events: readonly string[]
  keyFigures: Mention[]
}

const NO_ERA = 'General'

/** The History screen: the eras of the book in their order, then all others alphabetically; only eras of which something is known. */
export function historyGroups(story: Story, { eras }: Pick<PublicBook, 'eras'>): EntryGroup<HistoryCard>[] {
  const byEra = Map.groupBy(allEntries(story.history), ({ era }) => era ?? NO_ERA)
  const byAge = (a: string, b: string) => ageOf(a, eras) - ageOf(b, eras) || compareText(a, b)
  return [...byEra.keys()].sort(byAge).map((label) => ({
    label,
    cards: byEra.get(label)!.map(({ id, title, timeframe, description, firstSeen: chapter }) => ({
      id,
      name: title,
      timeframe,
      snippet: snippet(plainText(description)),
      chapter,
    })),
  }))
}

function ageOf(era: string, eras: readonly string[]): number {
  const age = eras.indexOf(era)
  return age < 0 ? eras.length : age
}

/** All that is known of a piece of history; undefined for an id that the story does not hold, unknown or not yet known. */
export function historyDetail(story: Story, id: string | null): HistoryDetail | undefined {
  const history = entryOf(story.history, id)
  if (!history) return undefined

  const { title, era = NO_ERA, timeframe, significance, events = [], keyFigures = [] } = history
  return {
    id: history.id,
    name: title,
    number: numberOf(story.history, history),
    era,
    timeframe,
    chapter: history.firstSeen,
    description: blocksOf(history.description),
    significance,
    events,
    keyFigures: keyFigures.map((figure) => mention(story, figure, 'characters', 'organizations', 'deities')),
  }
}
