import { beforeAll, describe, expect, test } from 'vitest'
import type { PublicBook } from '#story/book/book.ts'
import { createTimeline, type StoryAt } from '#story/engine/timeline.ts'
import { findableEntries } from '#story/entries/codex-entries.ts'
import { searchStory } from '#story/search/search.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { searchesOfReaders } from './searches-of-readers.ts'

let book: PublicBook
let storyAt: StoryAt

beforeAll(() => {
  const content = contentOf('content')
  if (!content.book) throw new Error('book.yaml cannot be read')
  book = publicBook(content.book)
  storyAt = createTimeline(prepareChapters(content.book, content.chapters, gameIcons()))
})

const find = (chapter: number, words: string) => searchStory(storyAt(chapter), book, words)
const keyOf = ({ entry: { kind, id } }: ReturnType<typeof find>['hits'][number]) => `${kind}/${id}`

describe('[FIND-2] the search in the real book', () => {
  test('puts first what readers want, whatever they type, 95 times of 100', () => {
    expect(searchesOfReaders.length).toBe(100)
    const missed = searchesOfReaders.flatMap(({ chapter, words, wanted }) => {
      const [first] = find(chapter, words).hits.map(keyOf)
      return first === wanted ? [] : [`${chapter} ${words}: ${first ?? 'nothing'} before ${wanted}`]
    })
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
  })

  test('[DATA-4] finds an entry by its name from the chapter on that tells it, and not before', () => {
    const { last } = book.chapters
    const entries = findableEntries(storyAt(last), book)
    const some = entries.filter(({ chapter }) => chapter > 1 && chapter % 20 === 2)
    expect(some.length).toBeGreaterThan(30)
    for (const { kind, id, name, chapter } of some) {
      const ids = find(chapter - 1, name).hits.map(keyOf)
      expect(ids, `${name} at ${chapter - 1}`).not.toContain(`${kind}/${id}`)
      expect(find(chapter, name).hits.map(keyOf), `${name} at ${chapter}`).toContain(`${kind}/${id}`)
    }
  })
})
