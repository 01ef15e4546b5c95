import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { earlierNews } from './news.ts'
import { book, newsOf, textsOf } from './testing/news-of.ts'

describe('[ACT-1] what is told inside an entry', () => {
  const home = { home: { title: 'Home', objectives: { a: { text: 'Find the key' } } } }

  test('goes with the entry', () => {
    const told = { organizations: { crew: { name: 'Crew', knownMembers: { anna: { role: 'Mate' } } } } }

    expect(newsOf(told).map(({ path }) => path)).toEqual(['organizations/crew'])
  })

  test('is the news where it alone has a headline, at an address of its own', () => {
    const told = { quests: { home: { objectives: { a: { status: 'completed', headline: 'The key is found.' } } } } }

    expect(newsOf(told, { quests: home })).toMatchObject([
      {
        path: 'quests/home/objectives/a',
        name: 'Home',
        text: 'The key is found.',
        isNew: false,
        address: '/quests?id=home&obj=a&from=recent-activity',
      },
    ])
  })

  test('is more of an entry that was known, also where it is new itself', () => {
    const told = { quests: { home: { objectives: { b: { text: 'Open the door', headline: 'A door!' } } } } }

    expect(newsOf(told, { quests: home })).toMatchObject([{ text: 'A door!', isNew: false }])
    expect(newsOf({ quests: { home: { title: 'Home', ...told.quests.home } } })).toMatchObject([{ isNew: true }])
  })

  test('stands beside the entry where both have a headline', () => {
    const told = {
      pathways: {
        sailor: { name: 'Sailor', headline: 'Salt.', sequences: { sequence_8: { name: 'Rage', headline: 'Rage.' } } },
      },
    }

    expect(newsOf(told).map(({ text, address }) => [text, address])).toEqual([
      ['Salt.', '/pathways/sailor'],
      ['Rage.', '/pathways/sailor?sequence=8'],
    ])
  })

  test('makes the sentence of a quest: the steps that are done, and the next', () => {
    const told = {
      quests: { home: { objectives: { a: { completedInChapter: 2 }, b: { text: 'Open the door!' }, c: null } } },
    }

    expect(textsOf(told, { quests: home })).toEqual(['Done: Find the key. Next: Open the door!'])
  })

  test('is no sentence of its own where a step has only come further, or the quest is new with its steps', () => {
    const further = { quests: { home: { objectives: { a: { progress: 40 } } } } }
    const begun = { quests: { home: { title: 'Home', objectives: { a: { text: 'Find the key' } } } } }

    expect(textsOf(further, { quests: home })).toEqual(['More is known of “Home”.'])
    expect(textsOf(begun)).toEqual(['New quest: Home.'])
  })

  test('says nothing of a step that has been taken away since', () => {
    const storyAt = createTimeline({
      chapter_1: { quests: home },
      chapter_2: { quests: { home: { objectives: { b: { text: 'Open the door' }, c: { text: 'Go in' } } } } },
      chapter_3: { quests: { home: { objectives: { b: null } } } },
    })

    expect(earlierNews(storyAt(3), book)[0]?.news.map(({ text }) => text)).toEqual(['Next: Go in.'])
  })

  test('stands among the headlines where it has one', () => {
    const told = {
      characters: { bert: { name: 'Bert' } },
      quests: { home: { objectives: { a: { headline: 'The key is found.' } } } },
    }

    expect(newsOf(told, { quests: home }).map(({ text, hasHeadline }) => [text, hasHeadline])).toEqual([
      ['The key is found.', true],
      ['New character: Bert.', false],
    ])
  })

  test('[ACT-2] opens the step of a quest that has changed, also under the headline of the quest', () => {
    const done = { objectives: { a: { status: 'completed' } } }
    const addressOf = (told: Record<string, unknown>) =>
      newsOf({ quests: { home: told } }, { quests: home })[0]?.address

    expect(addressOf(done)).toBe('/quests?id=home&obj=a&from=recent-activity')
    expect(addressOf({ ...done, headline: 'The key is found.' })).toBe('/quests?id=home&obj=a&from=recent-activity')
    expect(addressOf({ status: 'failed' })).toBe('/quests?id=home&from=recent-activity')
  })

  test('[ACT-2] opens the newest step where several have changed', () => {
    const addressAfter = (...chapters: object[]) => {
      const told = chapters.map((objectives) => ({ quests: { home: { title: 'Home', objectives } } }))
      return newsOf(told.at(-1)!, ...told.slice(0, -1))[0]?.address
    }
    const opens = (step: string) => `/quests?id=home&obj=${step}&from=recent-activity`

    expect(addressAfter({ z: { text: 'Find the key' } }, { y: { text: 'Open' }, z: { status: 'completed' } })).toBe(
      opens('y'),
    )
    expect(addressAfter({ z: {} }, { a: {} }, { a: { progress: 20 }, z: { progress: 90 } })).toBe(opens('a'))
    expect(addressAfter({ z: {}, a: {} }, { z: { status: 'failed' }, a: { status: 'failed' } })).toBe(opens('a'))
    expect(addressAfter({ a: {} }, { b: {} }, { a: { status: 'completed' }, b: null })).toBe(opens('a'))
    expect(addressAfter({ a: {} }, { b: {} }, { a: { status: 'completed' } })).toBe(opens('a'))
  })

  test('is part of the item, if it is carried', () => {
    const revolver = { revolver: { name: 'Revolver' } }

    expect(newsOf({ items: revolver, inventory: { revolver: {} } })).toMatchObject([
      { path: 'items/revolver', isNew: true, address: '/codex/items?id=revolver' },
    ])
    expect(newsOf({ inventory: { revolver: { headline: 'Taken along.' } } }, { items: revolver })).toMatchObject([
      { path: 'items/revolver', text: 'Taken along.', isNew: false },
    ])
    const both = { items: { revolver: { condition: 'Worn' } }, inventory: { revolver: { headline: 'Taken along.' } } }
    expect(newsOf(both, { items: revolver })).toMatchObject([{ path: 'items/revolver', text: 'Taken along.' }])
  })
})
