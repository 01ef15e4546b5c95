import type { Achievements } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import type { Story } from '#story/engine/story.ts'
import { type Mention, mention } from '#story/texts/mentions.ts'
import { type DiaryText, diaryText } from './diary-pages.ts'

export type DiaryDetail = DiaryText & {
  id: string
  name: string
  /** The number of the entry. */
  order: number
  /** The chapter of its discovery. */
  chapter: number
  shortInfo: string | undefined
  keyRevelation: string | undefined
  /** The day it was written; also undefined if the story says it is unknown. */
  diaryDate: string | undefined
  discoveredBy: Mention | undefined
  discoveredHow: string | undefined
  discoveredDate: string | undefined
  importance: string | undefined
  /** Its position among the known entries, counted from 1, and their number. */
  place: { number: number; total: number }
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

type Neighbour = { id: string; order: number }

/** The known diary entries by number, then by chapter. */
function diaryEntries(story: Story): KnownOf<'diary'>[] {
  return story.diary.toSorted((a, b) => a.order - b.order)
}

/** A diary entry with its neighbours; undefined for an id the story does not contain, whether unknown or not yet known. */
export function diaryDetail(story: Story, id: string | null): DiaryDetail | undefined {
  const all = diaryEntries(story)
  const at = all.findIndex((one) => one.id === id)
  const entry = all[at]
  if (!entry) return undefined

  const { title, order, firstSeen, shortInfo, keyRevelation, diaryDate, importance } = entry
  const { discoveredBy, discoveredHow, discoveredDate, description, content } = entry
  return {
    id: entry.id,
    name: title,
    order,
    chapter: firstSeen,
    shortInfo,
    keyRevelation,
    diaryDate: diaryDate?.toLowerCase() === 'unknown' ? undefined : diaryDate,
    importance,
    ...diaryText(description, content),
    discoveredBy: discoveredBy === undefined ? undefined : mention(story, discoveredBy, 'characters'),
    discoveredHow,
    discoveredDate,
    place: { number: at + 1, total: all.length },
    previous: neighbour(all[at - 1]),
    next: neighbour(all[at + 1]),
  }
}

function neighbour(entry: KnownOf<'diary'> | undefined): Neighbour | undefined {
  return entry && { id: entry.id, order: entry.order }
}

/** The number of numbered pages in these entries. Entries not known at this chapter do not count. */
export function pagesRead(story: Story, read: Iterable<string>): number {
  const pages = [...read].flatMap((id) => diaryDetail(story, id)?.pages ?? [])
  return pages.filter(({ number }) => number !== undefined).length
}

/**
 * Progress towards the achievement for reading the diary, in pages and whole per cent; undefined if the book has no such
 * achievement.
 */
export function diaryProgress(story: Story, achievements: Achievements, read: Iterable<string>) {
  const goal = achievements?.all.find(({ diaryPages }) => diaryPages !== undefined)?.diaryPages
  if (goal === undefined) return undefined
  const reached = Math.min(goal, pagesRead(story, read))
  return { read: reached, goal, percent: Math.floor((reached / goal) * 100) }
}
