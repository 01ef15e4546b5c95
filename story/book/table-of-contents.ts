import type { ChapterChanges, Story } from '#story/engine/story.ts'
import { UNKNOWN } from '#story/engine/unknown.ts'
import type { PublicBook } from './book.ts'

export type Heading = {
  number: number
  /** Undefined while it would be a spoiler. */
  title: string | undefined
  state: 'read' | 'here' | 'ahead'
}

export type Volume = { title: string; headings: Heading[] }

type Contents = Pick<PublicBook, 'chapters' | 'volumes' | 'labels'>

/**
 * All chapters that can be chosen, grouped by volume (SHELL-3). The book's fixed labels are shown at every chapter, other
 * titles only once their chapter is reached. `here` is the reader's chapter, even if its story is not loaded yet.
 */
export function tableOfContents(story: Story, book: Contents, here: number = story.chapter): Volume[] {
  const titles = knownTitles(story.latest)
  const headingOf = (number: number): Heading => ({
    number,
    title: titleOf(number, titles, book),
    state: number < here ? 'read' : number === here ? 'here' : 'ahead',
  })
  return book.volumes.map(({ title, from, to }) => {
    const last = Math.min(to, book.chapters.last)
    return { title, headings: Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => headingOf(from + at)) }
  })
}

/**
 * Finds the chapter for what a reader typed, a number or part of a title: the exact number, or else the first title that begins
 * with it, or else the first that contains it. Only visible titles are searched. `Chapter 60` and `Ch. 60` mean 60.
 */
export function findHeading(volumes: readonly Volume[], typed: string): Heading | undefined {
  const text = typed.trim().toLowerCase()
  const headings = volumes.flatMap((volume) => volume.headings)
  const digits = /^(?:(?:chapter|ch\.?)\s*)?(\d+)$/.exec(text)?.[1]
  if (digits) return headings.find(({ number }) => number === Number(digits))
  const has = (test: (title: string) => boolean) => headings.find(({ title }) => title && test(title.toLowerCase()))
  return has((title) => title.startsWith(text)) ?? has((title) => title.includes(text))
}

/** The text beside a chapter's number: its title, `????` if that would be a spoiler, or nothing if it has none. */
export function headingText({ title, state }: Heading): string {
  return title ?? (state === 'ahead' ? UNKNOWN : '')
}

/** The title of a chapter, as the table of contents shows it. */
export function chapterTitle(story: Story, book: Contents, number: number): string | undefined {
  return titleOf(number, knownTitles(story.latest), book)
}

function titleOf(number: number, titles: Titles, { labels }: Contents): string | undefined {
  return labels[String(number)] ?? titles.get(number)
}

type Titles = ReadonlyMap<number, string | undefined>

const titlesKnown = new WeakMap<ChapterChanges, Titles>()

function knownTitles(latest: ChapterChanges | undefined): Titles {
  if (!latest) return new Map()
  let titles = titlesKnown.get(latest)
  if (!titles) {
    const told: ChapterChanges[] = []
    for (let at: ChapterChanges | undefined = latest; at; at = at.earlier) told.push(at)
    titles = new Map(told.map(({ chapter, title }) => [chapter, title]))
    titlesKnown.set(latest, titles)
  }
  return titles
}
