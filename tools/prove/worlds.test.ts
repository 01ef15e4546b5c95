import { beforeAll, describe, expect, test } from 'vitest'
import { chapterFile } from '#tools/content/chapter-file.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { scrambledChapter } from './scramble.ts'
import { type World, worldsOf } from './worlds.ts'

const HERE = 100
let real: BookSource
let worlds: World[]

beforeAll(() => {
  const { book, chapters } = contentOf('content')
  if (!book) throw new Error('book.yaml cannot be read')
  real = { book, chapters }
  worlds = worldsOf(real)
})

const worldOf = (name: string) => worlds.find((world) => world.name === name)!.bookAfter(HERE)
const upTo = ({ chapters }: BookSource) => chapters.filter(({ number }) => number <= HERE)
const beyond = ({ book, chapters }: BookSource) =>
  chapters.filter(({ number }) => number > HERE && number <= book.chapters.last)
const idsIn = (chapters: BookSource['chapters']) =>
  chapters.flatMap(({ chapter }) => Object.keys({ ...chapter.characters, ...chapter.items, ...chapter.locations }))

describe('[DATA-4] every world', () => {
  test('is as it is up to the chapter, and otherwise after it', () => {
    for (const { name, bookAfter } of worlds) {
      const world = bookAfter(HERE)
      expect(upTo(world), name).toEqual(upTo(real))
      expect(beyond(world), name).not.toEqual(beyond(real))
      expect(world.book, name).not.toEqual(real.book)
    }
  })

  test('is a book that an author could have written', () => {
    for (const { name, bookAfter } of worlds) {
      const problems = bookAfter(HERE).chapters.flatMap(
        ({ chapter }) => chapterFile.safeParse(chapter).error?.issues ?? [],
      )
      expect(problems, name).toEqual([])
    }
  })
})

describe('a world', () => {
  test('that is deleted ends with the chapter', () => {
    expect(beyond(worldOf('deleted'))).toEqual([])
  })

  test('that is renamed has no later id and no later text of the real one', () => {
    const ids = new Set(idsIn(beyond(real)))
    expect(idsIn(beyond(worldOf('renamed'))).filter((id) => ids.has(id))).toEqual([])

    const chapter = {
      title: 'A Title',
      characters: { anna: { name: 'Anna', description: [{ type: 'paragraph', text: 'Her tale.' }], aliases: ['Ann'] } },
      pathways: { seer: { sequences: { sequence_9: { name: 'Seer', abilities: { sight: { name: 'Sight' } } } } } },
      items: { lamp: { rarity: 'rare', price: { pounds: 1 } } },
    }
    expect(scrambledChapter(chapter)).toEqual({
      title: 'N Gvgyr',
      characters: { naan: { name: 'Naan', description: [{ type: 'paragraph', text: 'Ure gnyr.' }], aliases: ['Naa'] } },
      pathways: { frre: { sequences: { sequence_9: { name: 'Frre', abilities: { fvtug: { name: 'Fvtug' } } } } } },
      items: { ynzc: { rarity: 'rare', price: { pounds: 1 } } },
    })
  })

  test('that is multiplied tells three times as much', () => {
    expect(idsIn(beyond(worldOf('multiplied'))).length).toBe(3 * idsIn(beyond(real)).length)
  })

  test('that is shuffled tells the end of the book right after the chapter', () => {
    const [next] = beyond(worldOf('shuffled'))
    expect(next).toEqual({
      number: HERE + 1,
      chapter: real.chapters.find(({ number }) => number === real.book.chapters.last)?.chapter,
    })
    expect(beyond(worldOf('shuffled')).length).toBe(beyond(real).length)
  })
})
