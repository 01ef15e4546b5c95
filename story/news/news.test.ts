import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { anyBook, anyChapterNumber, upTo } from '#story/testing/books.ts'
import { fewestSections } from '#story/testing/sections.ts'
import { currentNews, earlierNews, newsSince } from './news.ts'
import { book, newsOf, textsOf } from './testing/news-of.ts'

describe('[ACT-1] the news of a chapter', () => {
  test('say who and what is new, in the words of the headline', () => {
    const news = newsOf({
      characters: { anna: { name: 'Anna', description: 'A sailor.', headline: 'A sailor comes ashore.' } },
    })

    expect(news).toEqual([
      {
        path: 'characters/anna',
        kind: 'characters',
        label: 'Character',
        name: 'Anna',
        text: 'A sailor comes ashore.',
        hasHeadline: true,
        about: undefined,
        isNew: true,
        chapter: 1,
        address: '/codex/characters?id=anna',
      },
    ])
  })

  test('make a plain sentence where a chapter has no headline, and tell in short what is new', () => {
    const anna = { anna: { name: 'Anna', description: 'A sailor.' } }

    expect(newsOf({ characters: anna })).toMatchObject([
      { text: 'New character: Anna.', about: 'A sailor.', isNew: true },
    ])
    expect(newsOf({ characters: { anna: { status: 'Missing' } } }, { characters: anna })).toMatchObject([
      { text: 'More is known of Anna.', about: undefined, isNew: false },
    ])
  })

  test('quote titles, and never end a sentence twice', () => {
    const question = { who: { title: 'Who was it?', description: '…' } }

    expect(textsOf({ mysteries: question })).toEqual(['New mystery: Who was it?'])
    expect(textsOf({ mysteries: { who: { status: 'resolved' } } }, { mysteries: question })).toEqual([
      'More is known of “Who was it?”.',
    ])
  })

  test('tell what an entry did in that very chapter', () => {
    const anna = { name: 'Anna', recentActivities: ['Sets sail'] }

    expect(textsOf({ characters: { anna } })).toEqual(['Sets sail.'])
    expect(textsOf({ characters: { anna: { status: 'Missing' } } }, { characters: { anna } })).toEqual([
      'More is known of Anna.',
    ])
  })

  test('name the sum of a payment', () => {
    const payment = (type: string) => ({ description: 'Wages', type, amount: { pounds: 4, pence: 1 } })

    expect(newsOf({ transactions: { wages: payment('income') } })).toMatchObject([
      { label: 'Money', text: 'An income of 4 pounds 1 penny: Wages.', about: 'An income of 4 pounds 1 penny.' },
    ])
    expect(
      ['expense', 'bank_income', 'bank_expense'].flatMap((type) => textsOf({ transactions: { a: payment(type) } })),
    ).toEqual([
      'A payment of 4 pounds 1 penny: Wages.',
      'A deposit of 4 pounds 1 penny in the bank: Wages.',
      'A withdrawal of 4 pounds 1 penny from the bank: Wages.',
    ])
  })

  test('stand with headlines first, then what is new, then what has changed', () => {
    const told = {
      characters: {
        anna: { status: 'Missing' },
        bert: { name: 'Bert' },
        cora: { name: 'Cora', headline: 'Enter Cora.' },
      },
    }

    expect(textsOf(told, { characters: { anna: { name: 'Anna' } } })).toEqual([
      'Enter Cora.',
      'New character: Bert.',
      'More is known of Anna.',
    ])
  })

  test('use the names that are known at the reader’s chapter', () => {
    const storyAt = createTimeline({
      chapter_1: { characters: { anna: { name: 'The stranger' } } },
      chapter_2: { characters: { anna: { name: 'Anna' } } },
    })

    expect(earlierNews(storyAt(2), book)[0]?.news[0]).toMatchObject({ name: 'Anna', text: 'New character: Anna.' })
    expect(currentNews(storyAt(1), book)[0]).toMatchObject({ name: 'The stranger' })
  })

  test('say nothing of what has been taken away since', () => {
    const storyAt = createTimeline({
      chapter_1: {
        characters: { anna: { name: 'Anna' } },
        quests: { home: { title: 'Home', objectives: { a: { text: 'Go', headline: 'Off!' } } } },
      },
      chapter_2: { characters: { anna: null }, quests: { home: { objectives: null } } },
    })

    expect(earlierNews(storyAt(2), book)).toMatchObject([{ chapter: 1, news: [{ text: 'New quest: Home.' }] }])
    expect(currentNews(storyAt(2), book)).toMatchObject([{ text: 'More is known of “Home”.' }])
  })

  test('are none before the first chapter', () => {
    expect(currentNews(createTimeline({})(0), book)).toEqual([])
    expect(earlierNews(createTimeline({})(0), book)).toEqual([])
  })
})

describe('[ACT-1] the address of news', () => {
  test.each<[Kind, string]>([
    ['worldLore', '/codex/world-lore?id=x'],
    ['diary', '/codex/rose-diary?id=x'],
    ['pathways', '/pathways/x'],
    ['quests', '/quests?id=x&from=recent-activity'],
    ['abilities', '/codex/recent-activity?popup=abilities&targetAbility=x'],
    ['transactions', '/codex/recent-activity?popup=balance'],
    ['mysteries', '/codex/recent-activity?id=mysteries:x'],
    ['news', '/codex/recent-activity?id=news:x'],
  ])('of %s is %s', (kind, address) => {
    const [news] = newsOf({ [kind]: { x: { name: 'X', description: 'X', type: 'income', amount: {} } } })

    expect(news?.address).toBe(address)
  })
})

test('there is no news of what the book does not have', () => {
  const story = createTimeline({
    chapter_1: {
      deities: { x: { name: 'X' } },
      transactions: { y: { description: 'Y', amount: { pounds: 1 } } },
      news: { z: { title: 'Z' } },
    },
  })(1)

  expect(currentNews(story, { ...book, sections: fewestSections }).map(({ kind }) => kind)).toEqual(['news'])
  expect(currentNews(story, book)).toHaveLength(3)
})

describe('[ACT-1] the timeline', () => {
  const chapters = (...numbers: number[]): ChapterLookup =>
    Object.fromEntries(
      numbers.map((number) => [`chapter_${number}`, { characters: { [`c${number}`]: { name: 'C' } } }]),
    )
  const timelineAt = (number: number, ...told: number[]) =>
    earlierNews(createTimeline(chapters(...told))(number), book).map(({ chapter }) => chapter)

  test('holds the last five chapters with news, the newest first, and not the present one', () => {
    expect(timelineAt(9, 1, 2, 3, 5, 6, 7, 8, 9)).toEqual([8, 7, 6, 5, 3])
  })

  test('reaches back thirty chapters and no further', () => {
    expect(timelineAt(40, 9, 10, 39)).toEqual([39, 10])
    expect(timelineAt(41, 9, 10)).toEqual([])
  })
})

describe('[ACT-1] the news since a chapter', () => {
  const told = (name: string) => ({ characters: { [name.toLowerCase()]: { name } } })
  const storyAt = createTimeline({
    chapter_1: told('Anna'),
    chapter_2: told('Bert'),
    chapter_3: { title: 'A quiet day' },
    chapter_4: told('Cora'),
    chapter_5: told('Dora'),
  })
  const since = (chapter: number, to: number) =>
    newsSince(storyAt(to), chapter, book).map(({ chapter, news }) => [chapter, ...news.map(({ text }) => text)])

  test('are those of every chapter after it up to the reader’s own, the oldest first, none empty', () => {
    expect(since(1, 4)).toEqual([
      [2, 'New character: Bert.'],
      [4, 'New character: Cora.'],
    ])
    expect(since(0, 1)).toEqual([[1, 'New character: Anna.']])
    expect(since(0, 5)).toHaveLength(4)
  })

  test('are none since the reader’s own chapter', () => {
    expect(since(4, 4)).toEqual([])
    expect(since(0, 0)).toEqual([])
  })
})

describe('laws of the news', () => {
  test('[DATA-4] they are the same whatever the later chapters say', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (chapters, number) => {
        const [real, cut] = [chapters, upTo(chapters, number)].map((world) => {
          const story = createTimeline(world)(number)
          return [currentNews(story, book), earlierNews(story, book)]
        })

        expect(real).toEqual(cut)
      }),
    )
  })

  test('[ACT-1] every entry told of and still known is in the news of its chapter, no path of it twice', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (chapters, number) => {
        const story = createTimeline(chapters)(number)
        const rootOf = (path: string) => path.split('/', 2).join('/')
        const told = new Set(story.latest?.changes.map(({ path }) => rootOf(path)))
        const known = [...told].filter((path) => {
          const [kind, id] = path.split('/') as [Kind, string]
          return entryOf(anyEntries(story, kind), id) !== undefined
        })
        const paths = currentNews(story, book).map(({ path }) => path)

        expect(new Set(paths.map(rootOf))).toEqual(new Set(known))
        expect(new Set(paths).size).toBe(paths.length)
      }),
    )
  })
})
