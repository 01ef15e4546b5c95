import type { ChapterChanges, Story } from '#story/engine/story.ts'
import { UNKNOWN } from '#story/engine/unknown.ts'
import type { PublicBook } from './book.ts'

export type Heading = {
  number: number
  /** Its title, or undefined as long as it would tell something. */
  title: string | undefined
  state: 'read' | 'here' | 'ahead'
}

export type Volume = { title: string; headings: Heading[] }

type Contents = Pick<PublicBook, 'chapters' | 'volumes' | 'labels'>

/**
 * The list of all chapters that can be chosen, by volume (SHELL-3). The book's fixed labels are shown at every chapter,
 * any other title only from its own chapter on. `here` is the reader's chapter, also while its story is not loaded.
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
 * The chapter that somebody means who types a number or part of a title: the exact number, else the first title that
 * begins so, else the first that holds it. Only titles that are shown can be found. `Chapter 60` and `Ch. 60` are 60.
 */
export function findHeading(volumes: readonly Volume[], typed: string): Heading | undefined {
  const text = typed.trim().toLowerCase()
  const headings = volumes.flatMap((volume) => volume.headings)
  const digits = /^(?:(?:chapter|ch\.?)\s*)?(\d+)$/.exec(text)?.[1]
  if (digits) return headings.find(({ number }) => number === Number(digits))
  const has = (test: (title: string) => boolean) => headings.find(({ title }) => title && test(title.toLowerCase()))
  return has((title) => title.startsWith(text)) ?? has((title) => title.includes(text))
}

/** What stands beside a chapter's number: its title, `????` for one that would tell something, nothing if it has none. */
export function headingText({ title, state }: Heading): string {
  return title ?? (state === 'ahead' ? UNKNOWN : '')
}

/** The title of one chapter, as the table of contents shows it. */
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
