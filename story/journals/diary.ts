import type { PublicBook } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import type { Story } from '#story/engine/story.ts'
import { type Mention, mention } from '#story/texts/mentions.ts'
import { type DiaryText, diaryText } from './diary-pages.ts'

export type DiaryDetail = DiaryText & {
  id: string
  name: string
  /** The number of the entry. */
  order: number
  /** The chapter in which it was first seen. */
  chapter: number
  shortInfo: string | undefined
  keyRevelation: string | undefined
  /** The day on which it was written; undefined also where the story says that nobody knows. */
  diaryDate: string | undefined
  discoveredBy: Mention | undefined
  discoveredHow: string | undefined
  discoveredDate: string | undefined
  importance: string | undefined
  /** Its place among the known entries, counted from 1, and how many there are. */
  place: { number: number; total: number }
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

type Neighbour = { id: string; order: number }

/** The known entries of the diary, by their number; entries of one number by chapter. */
function diaryEntries(story: Story): KnownOf<'diary'>[] {
  return story.diary.toSorted((a, b) => a.order - b.order)
}

/** A whole entry, and its neighbours; undefined for an id that the story does not hold, be it unknown or not yet known. */
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

/** How many numbered pages these entries hold. An entry that is not known at this chapter counts nothing. */
export function pagesRead(story: Story, read: Iterable<string>): number {
  const pages = [...read].flatMap((id) => diaryDetail(story, id)?.pages ?? [])
  return pages.filter(({ number }) => number !== undefined).length
}

/**
 * How near a reader is to the achievement for reading the diary, in pages and in whole percent; undefined in a book
 * that has no such achievement.
 */
export function diaryProgress(story: Story, achievements: PublicBook['achievements'], read: Iterable<string>) {
  const goal = achievements?.all.find(({ diaryPages }) => diaryPages !== undefined)?.diaryPages
  if (goal === undefined) return undefined
  const reached = Math.min(goal, pagesRead(story, read))
  return { read: reached, goal, percent: Math.floor((reached / goal) * 100) }
}
