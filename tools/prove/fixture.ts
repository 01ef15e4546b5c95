import { resolve } from 'node:path'
import { bookFolders } from '#server/story/book-folders.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { type Content, contentFolder, readContent } from '#tools/content/read-content.ts'
import { type BookSource, type BuiltBook, builtBook } from '#tools/prepare/built-book.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { type Place, placesAt } from './places.ts'
import { type World, worldsOf } from './worlds.ts'

/** The inputs of a proof: the real book, the worlds to compare it with, and the built app. */
export type Fixture = {
  /** The folder of the built web app. */
  app: string
  chapters: PublicBook['chapters']
  placesAt: (chapter: number) => readonly Place[]
  real: BuiltBook
  worldsAt: (chapter: number) => readonly World[]
  build: (source: BookSource) => BuiltBook
  /** What readers of a book know at each chapter. */
  storiesOf: (source: BookSource) => (chapter: number) => Story
  source: BookSource
  book: PublicBook
}

/**
 * @param only the names of the wanted worlds; if empty, all but one, in turn, at each chapter
 * @param content the book, if it has already been read
 * @throws if the content cannot be read, or a world is not known
 */
export function readFixture(only: readonly string[] = [], { book, chapters }: Content = readContent()): Fixture {
  if (!book) throw new Error('book.yaml cannot be read: npm run content:check')
  const source = { book, chapters }
  const glyphs = gameIcons()
  const build = (source: BookSource) => builtBook(source, glyphs)
  const real = build(source)
  const all = worldsOf(source)
  const storiesOf = ({ book, chapters }: BookSource) => createTimeline(prepareChapters(book, chapters, glyphs))
  const storyAt = storiesOf(source)
  const constants = JSON.parse(real.constants['book.json'] ?? '') as PublicBook
  const unknown = only.find((name) => !all.some((world) => world.name === name))
  if (unknown) throw new Error(`Unknown world "${unknown}": use some of ${all.map(({ name }) => name).join(', ')}`)
  return {
    app: resolve(bookFolders(resolve('.'), contentFolder()).app),
    chapters: constants.chapters,
    placesAt: (chapter) => placesAt(chapter, storyAt, constants),
    real,
    worldsAt: (chapter) =>
      all.filter(({ name }, index) => (only.length === 0 ? (index + chapter) % all.length > 0 : only.includes(name))),
    build,
    storiesOf,
    source,
    book: constants,
  }
}
