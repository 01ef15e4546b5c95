import { describe, expect, test } from 'vitest'
import type { PublicBook } from '#story/book/book.ts'
import { moneyBook } from '#story/testing/money.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import type { Chapter } from './chapter.ts'
import { chapterState } from './state.ts'
import { createTimeline } from './timeline.ts'

const bookWith = (sections: PublicBook['sections']) =>
  ({ ...moneyBook, protagonist: { id: 'hero', popup: 'hero', cardKey: 'hero_card' }, sections }) as PublicBook

/** Everything known at the end of these chapters, as plain data. */
function stateAfter(chapters: readonly object[], sections = allSections) {
  const lookup = Object.fromEntries(chapters.map((chapter, index) => [`chapter_${index + 1}`, chapter as Chapter]))
  return JSON.parse(JSON.stringify(chapterState(createTimeline(lookup)(chapters.length), bookWith(sections))))
}

describe('[DATA-2] the chapter state', () => {
  test('says which chapter it is and the last day that was told', () => {
    expect(stateAfter([{ date: '28 June' }, {}])).toMatchObject({ chapter: 2, date: '28 June' })
  })

  test('holds entries by kind and id, with the chapter of the first patch under the name that its kind has for it', () => {
    const state = stateAfter([
      { deities: { night: { name: 'Night' } } },
      { deities: { night: { domain: 'Dreams' } }, worldLore: { moon: { name: 'Moon' } } },
    ])

    expect(state.deities).toEqual({ night: { id: 'night', firstMention: 1, name: 'Night', domain: 'Dreams' } })
    expect(state.worldLore).toEqual({ moon: { id: 'moon', firstMention: 2, name: 'Moon' } })
  })

  test('names no first chapter of a kind that has no name for it', () => {
    expect(stateAfter([{ mysteries: { door: { title: 'Door' } } }]).mysteries).toEqual({
      door: { id: 'door', title: 'Door' },
    })
  })

  test('keeps the first chapter that the author wrote', () => {
    expect(stateAfter([{}, {}, { deities: { night: { firstMention: 2 } } }]).deities.night).toEqual({
      id: 'night',
      firstMention: 2,
    })
  })

  test('words the entries within entries likewise, at every depth', () => {
    const state = stateAfter([
      { pathways: { seer: { name: 'Seer', sequences: { sequence_9: { name: 'Seer' } } } } },
      { pathways: { seer: { sequences: { sequence_9: { abilities: { sight: { name: 'Sight' } } } } } } },
    ])

    expect(state.pathways.seer).toEqual({
      id: 'seer',
      firstDiscoveredAt: 1,
      name: 'Seer',
      sequences: {
        sequence_9: {
          id: 'sequence_9',
          discoveredAt: 1,
          name: 'Seer',
          abilities: { sight: { id: 'sight', discoveredAt: 2, name: 'Sight' } },
        },
      },
    })
  })

  test('leaves fields that belong together as they were told', () => {
    const sequence = { pathway: 'seer', number: 9 }

    expect(stateAfter([{ characters: { anna: { name: 'Anna', sequence } } }]).characters.anna).toEqual({
      id: 'anna',
      firstAppearance: 1,
      name: 'Anna',
      sequence,
    })
  })

  test('holds diary and notes under the keys of the book alone', () => {
    const state = stateAfter([{ diary: { leaf: { title: 'Leaf' } }, notes: { note: { content: 'A note' } } }])

    expect(state.oldDiary).toEqual({ leaf: { id: 'leaf', chapter: 1, title: 'Leaf' } })
    expect(state.heroNotes).toEqual({ note: { id: 'note', chapter: 1, content: 'A note' } })
    expect(state).not.toHaveProperty('diary')
    expect(state).not.toHaveProperty('notes')
  })

  test('holds quests under their types, also the types without any', () => {
    const objectives = { step: { text: 'Ask', status: 'active' } }

    expect(
      stateAfter([{ quests: { home: { title: 'Home', type: 'main', status: 'active', objectives } } }]).quests,
    ).toEqual({
      main: {
        home: {
          id: 'home',
          startChapter: 1,
          title: 'Home',
          type: 'main',
          status: 'active',
          objectives: { step: { id: 'step', text: 'Ask', status: 'active' } },
        },
      },
      side: {},
      longTermInvestigations: {},
    })
  })

  test('holds abilities in the groups of the book, those of a group with ranks under their Sequence', () => {
    const state = stateAfter([
      {
        abilities: {
          latin: { name: 'Latin', group: 'languages' },
          sight: { name: 'Sight', group: 'pathway', sequence: 9 },
          dance: { name: 'Dance', group: 'pathway', sequence: 8 },
        },
      },
    ])

    expect(state.abilities).toEqual({
      languages: [{ id: 'latin', discoveredAt: 1, name: 'Latin', group: 'languages' }],
      pathway: {
        sequence_9: [{ id: 'sight', discoveredAt: 1, name: 'Sight', group: 'pathway', sequence: 9 }],
        sequence_8: [{ id: 'dance', discoveredAt: 1, name: 'Dance', group: 'pathway', sequence: 8 }],
      },
      grayFog: [],
      learned: [],
    })
  })

  test('holds what the protagonist has, earned and spent', () => {
    const payment = (type: string, pence: number) => ({
      description: 'Paid',
      type,
      category: 'food',
      amount: { pence },
    })
    const salary = { weekly: { pounds: 3 }, alternative: { pounds: 2 } }
    const state = stateAfter([{ salary, transactions: { in: payment('income', 10), out: payment('expense', 4) } }])

    expect(state.balance).toEqual({
      current: 6,
      income: 10,
      expenses: 4,
      weeklySalary: { pounds: 3 },
      weeklySalaryAlt: { pounds: 2 },
      spendingCategories: [
        { label: 'Rent & Food', pence: 4, percent: 100 },
        { label: 'Equipment', pence: 0, percent: 0 },
        { label: 'Mysticism', pence: 0, percent: 0 },
        { label: 'Others', pence: 0, percent: 0 },
      ],
    })
  })

  test('holds a balance without a salary before one was told', () => {
    const { balance } = stateAfter([{}])

    expect(balance).toMatchObject({ current: 0, income: 0, expenses: 0 })
    expect(balance).not.toHaveProperty('weeklySalary')
    expect(balance).not.toHaveProperty('weeklySalaryAlt')
  })

  test('has only those parts that the book has', () => {
    const told = {
      characters: { anna: { name: 'Anna' } },
      deities: { night: { name: 'Night' } },
      quests: { home: { title: 'Home', type: 'main', status: 'active' } },
      abilities: { latin: { name: 'Latin', group: 'languages' } },
      diary: { leaf: { title: 'Leaf' } },
      notes: { note: { content: 'A note' } },
    }
    const parts = Object.keys(stateAfter([{ date: 'Monday', ...told }], fewestSections))

    expect(parts).toEqual(expect.arrayContaining(['chapter', 'date', 'characters']))
    for (const absent of ['deities', 'quests', 'abilities', 'balance', 'oldDiary', 'heroNotes', 'diary', 'notes'])
      expect(parts).not.toContain(absent)
  })
})

describe('[DATA-2] entries of the chapter state', () => {
  test('[DATA-7] say what they did, newest chapter first, and the last facts where no author wrote it', () => {
    const { characters, items } = stateAfter([
      { characters: { anna: { name: 'Anna', recentActivities: ['Sails.'] } } },
      {
        characters: { anna: { recentActivities: ['Lands.'] } },
        items: { map: { name: 'Map', told: ['It is torn.'] }, oar: { name: 'Oar' } },
      },
    ])

    expect(characters.anna.recentActivities).toEqual([
      { chapter: 2, activity: 'Lands.' },
      { chapter: 1, activity: 'Sails.' },
    ])
    expect(items.map.recentActivities).toEqual([{ chapter: 2, activity: 'It is torn.' }])
    expect(items.oar).not.toHaveProperty('recentActivities')
  })

  test('name the item that is carried', () => {
    const { inventory } = stateAfter([{ items: { map: { name: 'Map' } }, inventory: { map: { category: 'tool' } } }])

    expect(inventory.map).toEqual({ id: 'map', itemId: 'map', acquiredAt: 1, category: 'tool' })
  })
})

describe('[DATA-2] the protagonist in the chapter state', () => {
  test('has a card under the key of the book, with what they did and can do, and the day', () => {
    const state = stateAfter([
      {
        date: '28 June',
        characters: {
          hero: { name: 'Hero', card: { job: 'Clerk' }, recentActivities: ['Woke up.'] },
          anna: { name: 'Anna' },
        },
        abilities: { latin: { name: 'Latin', group: 'languages' } },
      },
    ])
    const recentActivities = [{ chapter: 1, activity: 'Woke up.' }]

    expect(state.characters).toEqual({
      hero: {
        id: 'hero',
        firstAppearance: 1,
        name: 'Hero',
        recentActivities,
        hero_card: { job: 'Clerk', recentActivities, abilities: ['Latin'] },
        current_status: { current_date: '28 June' },
      },
      anna: { id: 'anna', firstAppearance: 1, name: 'Anna' },
    })
  })

  test('has a card also where no chapter told one', () => {
    expect(stateAfter([{ characters: { hero: { name: 'Hero' } } }]).characters.hero.hero_card).toEqual({
      abilities: [],
    })
  })

  test('is not there before a chapter tells of them', () => {
    expect(stateAfter([{ characters: { anna: { name: 'Anna' } } }]).characters).toEqual({
      anna: { id: 'anna', firstAppearance: 1, name: 'Anna' },
    })
  })
})
