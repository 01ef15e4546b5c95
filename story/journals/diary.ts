import type { PublicBook } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { allEntries } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { type Mention, mention } from '#story/texts/mentions.ts'
import { type LeafText, leafText } from './diary-pages.ts'

export type LeafDetail = LeafText & {
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
  /** Its place among the known leaves, counted from 1, and how many there are. */
  place: { number: number; total: number }
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

type Neighbour = { id: string; order: number }

/** The leaves of the diary that are known, by their number; leaves of one number by chapter. */
function leaves(story: Story): KnownOf<'diary'>[] {
  return allEntries(story.diary).toSorted((a, b) => a.order - b.order || a.firstSeen - b.firstSeen)
}

/** A whole leaf, and its neighbours; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function leafDetail(story: Story, id: string | null): LeafDetail | undefined {
  const all = leaves(story)
  const at = all.findIndex((leaf) => leaf.id === id)
  const leaf = all[at]
  if (!leaf) return undefined

  const { title, order, firstSeen, shortInfo, keyRevelation, diaryDate, importance } = leaf
  const { discoveredBy, discoveredHow, discoveredDate, description, content } = leaf
  return {
    id: leaf.id,
    name: title,
    order,
    chapter: firstSeen,
    shortInfo,
    keyRevelation,
    diaryDate: diaryDate?.toLowerCase() === 'unknown' ? undefined : diaryDate,
    importance,
    ...leafText(description, content),
    discoveredBy: discoveredBy === undefined ? undefined : mention(story, discoveredBy, 'characters'),
    discoveredHow,
    discoveredDate,
    place: { number: at + 1, total: all.length },
    previous: neighbour(all[at - 1]),
    next: neighbour(all[at + 1]),
  }
}

function neighbour(leaf: KnownOf<'diary'> | undefined): Neighbour | undefined {
  return leaf && { id: leaf.id, order: leaf.order }
}

/** How many numbered pages these leaves hold, as far as they are known: one read in a later chapter does not count before it. */
export function pagesRead(story: Story, read: Iterable<string>): number {
  const pages = [...read].flatMap((id) => leafDetail(story, id)?.pages ?? [])
  return pages.filter(({ number }) => number !== undefined).length
}

/**
 * How near a reader is to the achievement for reading the diary, in pages and in whole percent; undefined in a book
 * that has no such achievement.
 */
export function diaryProgress(
  story: Story,
  { achievements }: Pick<PublicBook, 'achievements'>,
  read: Iterable<string>,
) {
  const goal = achievements?.all.find(({ diaryPages }) => diaryPages !== undefined)?.diaryPages
  if (goal === undefined) return undefined
  const reached = Math.min(goal, pagesRead(story, read))
  return { read: reached, goal, percent: Math.floor((reached / goal) * 100) }
}
