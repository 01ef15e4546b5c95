import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { compareText, entryOf } from '#story/engine/entries.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { type CatchUp, catchUp } from '#story/reading/catch-up.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { worldsOf } from '#tools/prove/worlds.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isShort } from '#tools/testing/short.ts'

const BOOKS = ['content', 'content-examples/saltmere', 'content-examples/monte-cristo']
const glyphs = gameIcons()

describe.each(BOOKS)('catching up in %s', (folder) => {
  const content = contentOf(folder)
  if (!content.book) throw new Error(`${folder}/book.yaml cannot be read`)
  const source = { book: content.book, chapters: content.chapters }
  const book: PublicBook = publicBook(source.book)
  const chapters: ChapterLookup = prepareChapters(source.book, source.chapters, glyphs)
  const { first, last } = book.chapters
  const storyAt = createTimeline(chapters)
  const between = (since: number, to: number) => catchUp(storyAt(to), since, book)

  test('[ACT-4] nothing is outside of the chapters asked for, and none that tells of an entry is left out', () => {
    for (const to of some(first, last)) {
      for (const since of [0, ...some(first, to)]) {
        const rows = rowsOf(between(since, to))
        const numbers = rows.map(({ chapter }) => chapter)
        expect(Math.min(...numbers, to), `since ${since} at ${to}`).toBeGreaterThan(Math.min(since, to - 1))
        expect(Math.max(...numbers, 0), `since ${since} at ${to}`).toBeLessThanOrEqual(to)
        expect(new Set(rows.map(({ entry, chapter }) => `${entry} ${chapter}`))).toEqual(placesTold(storyAt(to), since))
      }
    }
  })

  test('[ACT-4] from a to b and from b to c is from a to c, word by word', () => {
    for (const c of some(first, last)) {
      for (const b of some(first, c)) {
        const [since] = some(first, b)
        const a = since ?? first
        const [before, after, whole] = [between(a, b), between(b, c), between(a, c)]
        const texts = new Set(toldTexts(storyAt(c)))
        expect(plain(whole, (chapter) => chapter > b)).toEqual(plain(after))
        const known = new Set(rowsOf(whole).map(({ entry }) => entry))
        const told = (all: CatchUp) =>
          plain(all, (chapter) => chapter <= b).filter(({ entry, text }) => known.has(entry) && texts.has(text))
        expect(told(before), `${a} to ${b} to ${c}`).toEqual(told(whole))
      }
    }
  })

  test('[DATA-4] it is the same whatever the later chapters hold', () => {
    const worlds = worldsOf(source)
    for (const to of some(first, last - 1).slice(1)) {
      const { name, bookAfter } = worlds[to % worlds.length]!
      const world = bookAfter(to)
      const story = createTimeline(prepareChapters(world.book, world.chapters, glyphs))(to)
      for (const since of [0, Math.floor(to / 2), to - 1])
        expect(catchUp(story, since, book), `since ${since} at ${to} in the world ${name}`).toEqual(between(since, to))
    }
  })
})

/** A few chapters from the first to the last. */
function some(first: number, last: number): number[] {
  const steps = isShort ? 3 : 5
  const numbers = Array.from({ length: steps + 1 }, (_, index) =>
    Math.min(last, Math.round(first + (index * (last - first)) / steps)),
  )
  return [...new Set(numbers)].filter((number) => number >= first)
}

function rowsOf({ groups }: CatchUp) {
  return groups.flatMap(({ kind, entries }) =>
    entries.flatMap(({ id, told }) => told.map((row) => ({ entry: `${kind}/${id}`, ...row }))),
  )
}

/** Its lines, chapter by chapter, without the marks of facts retracted since. */
function plain(all: CatchUp, isMeant = (_: number) => true) {
  return rowsOf(all)
    .filter(({ chapter }) => isMeant(chapter))
    .flatMap(({ entry, chapter, facts }) => facts.map(({ text }) => ({ entry, chapter, text })))
    .toSorted((one, other) => one.chapter - other.chapter || compareText(one.entry, other.entry))
}

/** The headlines and facts of all chapters. */
function toldTexts(story: Story): string[] {
  const texts: string[] = []
  for (let at: ChapterChanges | undefined = story.latest; at; at = at.earlier)
    texts.push(...at.changes.flatMap(({ headline }) => headline ?? []))
  return texts
}

/** Where chapters after `since` tell of an entry that is known: `items/lamp 3`. */
function placesTold(story: Story, since: number): Set<string> {
  const places = new Set<string>()
  for (let at: ChapterChanges | undefined = story.latest; at && at.chapter > since; at = at.earlier)
    for (const { path } of at.changes) {
      const [kind, id] = path.replace(/^inventory/, 'items').split('/') as [Kind, string]
      if (entryOf(anyEntries(story, kind), id)) places.add(`${kind}/${id} ${at.chapter}`)
    }
  return places
}
