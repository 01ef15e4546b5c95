import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, numberOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'

/** A mystery or a news report: neither has its own page, so both open over the activity feed (ACT-3). */
export type Report = {
  kind: 'mysteries' | 'news'
  id: string
  name: string
  section: 'Mysteries' | 'News'
  /** Its position in the section, counted from 1 in the order of discovery. */
  number: number
  /** How far a mystery is solved: `Partly resolved`. */
  status: string | undefined
  /** The chapter that first told it, and the last that told more about it. */
  chapter: number
  lastChapter: number | undefined
  content: readonly Block[]
}

const SECTIONS = { mysteries: 'Mysteries', news: 'News' } as const

type Entry = Partial<KnownOf<'mysteries'>> & KnownOf<'news'>

/** The report with an id like `mysteries:death-of-a-king`; undefined if the story does not contain it. */
export function reportOf(story: Story, id: string): Report | undefined {
  const [kind, key = ''] = id.split(':')
  if (kind !== 'mysteries' && kind !== 'news') return undefined

  const entries = story[kind] as readonly Entry[]
  const entry = entryOf(entries, key)
  if (!entry) return undefined

  const { title, status, description, content, firstSeen, lastChanged } = entry
  return {
    kind,
    id: key,
    name: title,
    section: SECTIONS[kind],
    number: numberOf(entries, entry),
    status: status && capitalised(status),
    chapter: firstSeen,
    lastChapter: lastChanged > firstSeen ? lastChanged : undefined,
    content: blocksOf(description ?? content),
  }
}
