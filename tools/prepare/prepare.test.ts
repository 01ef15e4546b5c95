import { describe, expect, test } from 'vitest'
import { type Chapter, chapterKey } from '#story/engine/chapter.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { prepareChapters } from './prepare.ts'
import { appBook, publicBook } from './public-book.ts'

const glyphOf = (name: string) => (name === 'none' ? undefined : [`M ${name}`])
const prepare = (chapters: Record<number, Chapter>) => {
  const sources = Object.entries(chapters).map(([number, chapter]) => ({ number: Number(number), chapter }))
  const prepared = prepareChapters(smallBook, sources, glyphOf)
  return (number: number) => prepared[chapterKey(number)]
}

describe('prepared chapters', () => {
  test('[DATA-6] carry the salary, progress and aliases of book.yaml from the chapter of their date on', () => {
    const at = prepare({ 3: { characters: { hero: { card: { job: 'Clerk' } } } } })

    expect(at(2)).toEqual({ salary: { weekly: { pounds: 3 } } })
    expect(at(3)).toEqual({
      progress: { name: 'Seer', number: 9, percent: 0 },
      characters: { hero: { card: { job: 'Clerk', alias: 'The Stranger' } } },
    })
    expect(at(1)).toEqual({})
  })

  test('[HOME-10] carry the share of the window that is read, where it changes, and nothing to tell how long it is', () => {
    const progress = [
      { name: 'Seer', number: 9, from: 2, span: 3 },
      { name: 'Clown', number: 8, from: 7, span: 300 },
    ]
    const prepared = prepareChapters({ ...smallBook, progress }, [], glyphOf)
    const told = Object.values(prepared).map(({ progress }) => progress)

    const seer = (percent: number) => ({ name: 'Seer', number: 9, percent })
    expect(told).toEqual([
      undefined,
      seer(0),
      seer(33),
      seer(67),
      seer(100),
      undefined,
      { name: 'Clown', number: 8, percent: 0 },
      undefined,
    ])
  })

  test('[DATA-6] end with the last chapter of the book, whatever the source holds for later volumes', () => {
    const at = prepare({ 9: { title: 'Later' } })

    expect(at(8)).not.toHaveProperty('title')
    expect(at(9)).toBeUndefined()
    // What book.yaml dates to a chapter after the last one is omitted too.
    expect(at(15)).toBeUndefined()
  })

  test('[DATA-9] give a pathway its default icon and domain once, in the chapter that first tells it', () => {
    const at = prepare({
      4: { pathways: { fool: { name: 'Fool' } } },
      5: { pathways: { fool: { domain: 'Mystery' } } },
    })

    expect(at(3)).not.toHaveProperty('pathways')
    expect(at(4)?.pathways).toEqual({ fool: { icon: 'moon', domain: 'Unknown', name: 'Fool' } })
    expect(at(5)?.pathways).toEqual({ fool: { domain: 'Mystery' } })
  })

  test('[DATA-6] carry each drawing in the first chapter that shows it', () => {
    const at = prepare({
      4: { items: { key: { icon: 'key' } } },
      6: { items: { door: { icon: 'key' }, owl: { icon: 'owl' }, odd: { icon: 'none' } } },
    })

    expect(at(4)?.glyphs).toEqual({ key: ['M key'] })
    expect(at(6)?.glyphs).toEqual({ owl: ['M owl'] })
  })

  test('[DATA-3] date the end of a quest and of an objective by the chapter that tells it', () => {
    const at = prepare({
      4: {
        quests: {
          home: { status: 'completed', objectives: { first: { status: 'completed' }, second: { status: 'failed' } } },
        },
      },
      5: { quests: { home: { objectives: { first: { text: 'Reworded' } } } } },
    })

    expect(at(4)?.quests).toEqual({
      home: {
        status: 'completed',
        endChapter: 4,
        objectives: { first: { status: 'completed', completedInChapter: 4 }, second: { status: 'failed' } },
      },
    })
    expect(at(5)?.quests).toEqual({ home: { objectives: { first: { text: 'Reworded' } } } })
  })

  test('[DATA-3] date a tie by the chapter that tells what it is, and its end by the one that tells that', () => {
    const at = prepare({
      4: { characters: { anna: { ties: { bertram: { as: 'friend' }, cora: { as: 'enemy', since: 2 } } } } },
      5: { characters: { anna: { ties: { bertram: { text: 'They share a boat.' } } } } },
      6: { organizations: { crew: { ties: { bertram: { as: 'employer', ended: true } } } } },
      7: { organizations: { crew: { ties: { bertram: { ended: null } } } }, characters: { anna: null } },
      8: { organizations: { crew: { ties: { bertram: null } } }, characters: { anna: { ties: null } } },
    })

    expect(at(4)?.characters).toEqual({
      anna: { ties: { bertram: { as: 'friend', since: 4 }, cora: { as: 'enemy', since: 2 } } },
    })
    expect(at(5)?.characters).toEqual({ anna: { ties: { bertram: { text: 'They share a boat.' } } } })
    expect(at(6)?.organizations).toEqual({
      crew: { ties: { bertram: { as: 'employer', since: 6, ended: true, until: 6 } } },
    })
    expect(at(7)?.organizations).toEqual({ crew: { ties: { bertram: { ended: null, until: null } } } })
    expect(at(8)).toMatchObject({
      organizations: { crew: { ties: { bertram: null } } },
      characters: { anna: { ties: null } },
    })
  })
})

describe('the public book', () => {
  test('[DATA-6] holds nothing that book.yaml dates to a chapter', () => {
    const shown = publicBook(smallBook)

    expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['salary']))
    for (const secret of ['salary', 'progress', 'gates', 'aliases']) expect(shown).not.toHaveProperty(secret)
    expect(shown.pathways).toMatchObject({ total: 22, sequences: 198, rungs: 10 })
    expect(Object.keys(shown.pathways ?? {})).toEqual(['total', 'sequences', 'rungs', 'chapterProgress'])
    expect(JSON.stringify(shown)).not.toContain('The Stranger')
    expect(JSON.stringify(shown)).not.toContain('Sailor')
  })

  test('[DATA-6] holds nothing of what the content check knows of the book', () => {
    const check = {
      laterNames: ['Bertram'],
      plainWords: 'unused',
      smallGroups: { characters: { Hosts: 7 } },
      letters: 'Ж',
    }
    expect(publicBook({ ...smallBook, check })).toEqual(publicBook(smallBook))
    expect(publicBook({ ...smallBook, check })).not.toHaveProperty('check')
  })

  test('[DATA-17] comes to the app without the achievements and the welcome, which it seldom shows', () => {
    const shown = publicBook(smallBook)
    const achievements = { categories: ['Reading'], all: [] }
    expect(appBook({ ...shown, achievements })).toEqual({ ...appBook(shown), hasAchievements: true })
    const { welcome: _, ...others } = shown
    expect(appBook(shown)).toEqual({ ...others, hasAchievements: false })
  })

  test('[DATA-17] names the labels of chapters that the book has', () => {
    expect(publicBook(smallBook).labels).toEqual({ 1: 'Beginning' })
  })

  test('[DATA-6] ends its volumes with its last chapter: how long one goes on is told nowhere', () => {
    const volumes = [
      { title: 'Volume 1', from: 1, to: 5 },
      { title: 'Volume 2', from: 6, to: 482 },
      { title: 'Volume 3', from: 483, to: 732 },
    ]
    expect(publicBook({ ...smallBook, volumes }).volumes).toEqual([
      { title: 'Volume 1', from: 1, to: 5 },
      { title: 'Volume 2', from: 6, to: 8 },
    ])
  })
})
