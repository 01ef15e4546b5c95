import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, numberOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'

/** A mystery or a report of the news: neither has a page of its own, so they open over the activity feed (ACT-3). */
export type Report = {
  kind: 'mysteries' | 'news'
  id: string
  name: string
  section: 'Mysteries' | 'News'
  /** Its place in the section, counted from 1 in the order of discovery. */
  number: number
  /** How far a mystery is solved: `Partly resolved`. */
  status: string | undefined
  /** The chapter that told it first, and the last one that told more of it. */
  chapter: number
  lastChapter: number | undefined
  content: readonly Block[]
}

const SECTIONS = { mysteries: 'Mysteries', news: 'News' } as const

type Entry = Partial<KnownOf<'mysteries'>> & KnownOf<'news'>

/** The report of an id like `mysteries:death-of-a-king`; undefined for what the story does not hold. */
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
