import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { protagonistOf } from './protagonist.ts'

const book = {
  protagonist: { id: 'anna', popup: 'anna', cardKey: 'annaCardData', alias: 'also heard of as' },
  sections: allSections,
  pathways: {
    total: 22,
    sequences: 198,
    rungs: 10,
    chapterProgress: { from: 15, until: 1400, percentPerChapter: 5 },
  },
}
const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: { anna: { name: 'Anna', category: 'Protagonist', status: 'Alive', description } },
  },
  chapter_2: {
    date: '28 June 1349',
    characters: {
      anna: {
        location: 'Tingen',
        aliases: ['Miss A', 'The Moon'],
        card: { alias: 'Anna', job: 'Clerk', mainGoal: 'Come home', condition: 'Wounded' },
        portrait: { sex: 'female' },
        identities: { clerk: { name: 'Clerk', description: 'By day.' } },
        recentActivities: ['Wakes up.', 'Finds work.'],
      },
    },
  },
  chapter_3: {
    characters: {
      anna: {
        status: 'Missing',
        card: { alias: 'The Sun', location: 'At sea', primaryPathway: 'seer', condition: null },
        sequence: { pathway: 'seer', number: 9 },
        identities: { spy: { name: 'Spy' } },
        recentActivities: ['Sails.'],
      },
    },
    pathways: { seer: { name: 'Seer Pathway', description } },
    progress: { name: 'Seer', number: 9, percent: 25 },
  },
  chapter_4: { characters: { anna: { sequence: { name: 'Seer' } } } },
  chapter_5: { characters: { anna: { status: 'Deceased', card: { mainGoal: null } } } },
})
const at = (chapter: number) => protagonistOf(storyAt(chapter), book)

describe('[HOME-1] the protagonist', () => {
  test('is ???? in everything that no chapter has told', () => {
    const unknown = { alias: '????', date: '????', location: '????', job: '????', mainGoal: '????', sequence: '????' }

    expect(at(0)).toMatchObject({ id: 'anna', name: '????', status: { word: '????' }, ...unknown })
    expect(at(1)).toMatchObject({ id: 'anna', name: 'Anna', status: { word: 'Alive', tone: 'alive' }, ...unknown })
  })

  test('is what the newest chapter says', () => {
    expect(at(2)).toMatchObject({ date: '28 June 1349', job: 'Clerk', mainGoal: 'Come home', condition: 'Wounded' })
    expect(at(3)).toMatchObject({ date: '28 June 1349', job: 'Clerk', status: { word: 'Missing' } })
    expect(at(3).condition).toBeUndefined()
    expect(at(3).portrait).toEqual({ sex: 'female' })
  })

  test('has no goal any more once dead: nothing is hidden there', () => {
    expect(at(4).mainGoal).toBe('Come home')
    expect(at(5)).toMatchObject({ mainGoal: 'None', job: 'Clerk' })
  })

  test('is where the card says, else where the record of characters says', () => {
    expect(at(2).location).toBe('Tingen')
    expect(at(3)).toMatchObject({ location: 'At sea', city: 'Tingen' })
  })

  test('goes by the alias of the card, and by the newest other name where that is the own name', () => {
    expect(at(2).alias).toBe('The Moon')
    expect(at(3).alias).toBe('The Sun')
  })

  test('goes by the newest other name where no card says one', () => {
    const aliases = ['Miss A', 'The Moon', 'The Tide']
    const told = (anna: object) =>
      protagonistOf(createTimeline({ chapter_1: { characters: { anna: { name: 'Anna', ...anna } } } })(1), book).alias

    expect(told({ aliases })).toBe('The Tide')
    expect(told({ aliases, card: { job: 'Clerk' } })).toBe('The Tide')
    expect(told({ aliases, card: { alias: 'The Sun' } })).toBe('The Sun')
    expect(told({ card: { alias: 'Anna' } })).toBe('????')
  })
})

describe('[HOME-9] the details of the protagonist', () => {
  test('[DATA-10] name the pathway Unknown and the Sequence ???? until they are told', () => {
    expect(at(2)).toMatchObject({ pathway: 'Unknown', sequence: '????' })
    expect(at(3)).toMatchObject({ pathway: 'Seer Pathway', sequence: 'Sequence 9, ????' })
    expect(at(4)).toMatchObject({ pathway: 'Seer Pathway', sequence: 'Sequence 9, Seer' })
  })

  test('name the pathway of the card, else that of the Sequence', () => {
    const pathways = { seer: { name: 'Seer Pathway', description }, abbot: { name: 'Abbot Pathway', description } }
    const told = (anna: object) =>
      protagonistOf(
        createTimeline({ chapter_1: { pathways, characters: { anna: { name: 'Anna', ...anna } } } })(1),
        book,
      ).pathway

    expect(told({ card: { primaryPathway: 'seer' } })).toBe('Seer Pathway')
    expect(told({ sequence: { pathway: 'abbot' } })).toBe('Abbot Pathway')
    expect(told({ card: { primaryPathway: 'seer' }, sequence: { pathway: 'abbot' } })).toBe('Seer Pathway')
  })

  test('say nothing of pathways, Sequences and other names in a book that has none', () => {
    const { id, popup, cardKey } = book.protagonist
    const plain = { protagonist: { id, popup, cardKey }, sections: fewestSections }
    const nothing = { pathway: undefined, sequence: undefined, progress: undefined, alias: undefined }
    expect(protagonistOf(storyAt(4), plain)).toMatchObject({ name: 'Anna', ...nothing })
  })

  test('have the progress of the Sequence', () => {
    expect(at(2).progress).toEqual({ title: undefined, percent: 0, window: undefined })
    expect(at(4).progress).toEqual({ title: 'Sequence 9, Seer', percent: 25 })
  })

  test('list the identities, each with its chapter', () => {
    expect(at(3).identities).toEqual([
      { id: 'clerk', name: 'Clerk', description: 'By day.', chapter: 2 },
      { id: 'spy', name: 'Spy', description: undefined, chapter: 3 },
    ])
  })

  test('[DATA-7] list what they did, the newest chapter first', () => {
    expect(at(3).activities.map(({ chapter, activity }) => `${chapter} ${activity}`)).toEqual([
      '3 Sails.',
      '2 Wakes up.',
      '2 Finds work.',
    ])
  })
})
