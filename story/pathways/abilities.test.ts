import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { abilitiesOf, findAbility } from './abilities.ts'

const description = 'An ability.'
const storyAt = createTimeline({
  chapter_1: {
    abilities: {
      hermes: { name: 'Hermes', group: 'languages', description },
      feysac: { name: 'Ancient Feysac', group: 'languages', description },
    },
  },
  chapter_2: {
    abilities: {
      halls: { name: 'Halls above the fog', group: 'grayFog', description },
      hunch: { name: 'Hunch', group: 'pathway', description },
      jump: { name: 'Jump', group: 'pathway', pathway: 'seer', sequence: 8, description },
      vision: { name: 'Spirit Vision', group: 'pathway', pathway: 'seer', sequence: 9, description },
      hermes: { description: 'Read at sight.' },
    },
    pathways: { seer: { name: 'Seer', description, sequences: { sequence_9: { name: 'Seer' } } } },
  },
  chapter_3: {
    abilities: { shooting: { name: 'Shooting', group: 'learned', description }, vision: { name: 'Clear Vision' } },
  },
})
const book = { sections: allSections }
const names = (cards: { name: string }[]) => cards.map(({ name }) => name)
const namesAt = (chapter: number) =>
  Object.fromEntries(
    abilitiesOf(storyAt(chapter), book).groups.map(({ key, abilities, ranks }) => [
      key,
      ranks?.map(({ title, abilities }) => [title, ...names(abilities)]) ?? names(abilities),
    ]),
  )

describe('[HOME-8] the abilities', () => {
  test('stand in the groups of the book, pathway abilities by Sequence from 9 down, named where the name is known', () => {
    expect(namesAt(3)).toEqual({
      languages: ['Ancient Feysac', 'Hermes'],
      pathway: [
        ['Sequence 9, Seer', 'Clear Vision'],
        ['Sequence 8', 'Jump'],
        ['Sequence unknown', 'Hunch'],
      ],
      grayFog: ['Halls above the fog'],
      learned: ['Shooting'],
    })
    const titles = abilitiesOf(storyAt(3), book).groups.map(({ title }) => title)
    expect(titles).toEqual(['Languages', 'Pathway Abilities', 'Gray Fog', 'Learned'])
  })

  test('are none before a chapter tells of one', () => {
    expect(namesAt(0)).toEqual({})
    expect(abilitiesOf(storyAt(0), book)).toMatchObject({ count: 0, newCount: 0 })
    expect(abilitiesOf(storyAt(3), { sections: fewestSections }).groups).toEqual([])
  })

  test('have no group without any, but that of the pathway, which says that it lacks them', () => {
    expect(namesAt(1)).toEqual({ languages: ['Ancient Feysac', 'Hermes'], pathway: [] })
  })

  test('stand by Sequence down to 0, and last where no chapter says which', () => {
    const ofPathway = { group: 'pathway', pathway: 'seer', description }
    const rule = { name: 'Rule', sequence: 0, ...ofPathway }
    const hunch = { name: 'Hunch', ...ofPathway }
    for (const abilities of [
      { a: rule, b: hunch },
      { a: hunch, b: rule },
    ]) {
      const { groups } = abilitiesOf(createTimeline({ chapter_1: { abilities } })(1), book)

      expect(groups[0]?.ranks?.map(({ number, title }) => [number, title])).toEqual([
        [0, 'Sequence 0'],
        [undefined, 'Sequence unknown'],
      ])
    }
  })

  test('have the number alone as long as their pathway is not known, or none of its Sequences', () => {
    const jump = { name: 'Jump', group: 'pathway', pathway: 'seer', sequence: 8, description }
    const titlesIn = (told: object) =>
      abilitiesOf(createTimeline({ chapter_1: { abilities: { jump }, ...told } })(1), book).groups[0]?.ranks?.map(
        ({ title }) => title,
      )

    expect(titlesIn({})).toEqual(['Sequence 8'])
    expect(titlesIn({ pathways: { seer: { name: 'Seer', description } } })).toEqual(['Sequence 8'])
  })

  test('stand by Rung in a book that has no word of its own for it', () => {
    const sections = { ...fewestSections, abilities: allSections.abilities }
    const ranks = abilitiesOf(storyAt(2), { sections }).groups.flatMap((group) => group.ranks ?? [])

    expect(ranks.map(({ title }) => title)).toEqual(['Rung 9, Seer', 'Rung 8', 'Rung unknown'])
  })

  test('have on their card the pathway that gave the newest of them', () => {
    const ofPathway = (name: string, pathway: string) => ({ name, group: 'pathway', pathway, description })
    const story = createTimeline({
      chapter_1: {
        pathways: { seer: { name: 'Seer', description }, sailor: { name: 'Sailor', description } },
        abilities: { dream: ofPathway('Dream', 'seer'), jump: ofPathway('Jump', 'seer') },
      },
      chapter_2: { abilities: { dive: ofPathway('Dive', 'sailor') } },
    })

    expect([1, 2].map((chapter) => abilitiesOf(story(chapter), book).groups[0]?.label)).toEqual([
      'Pathway abilities, Seer',
      'Pathway abilities, Sailor',
    ])
  })

  test('carry their description and the chapter of their discovery', () => {
    expect(abilitiesOf(storyAt(3), book).groups[0]?.abilities[1]).toMatchObject({
      id: 'hermes',
      description: 'Read at sight.',
      chapter: 1,
    })
  })
})

describe('[HOME-3] an ability is found', () => {
  test('by its present name, whatever its capitals, and by its id', () => {
    expect(findAbility(storyAt(2), 'spirit VISION')).toBe('vision')
    expect(findAbility(storyAt(3), 'Clear Vision')).toBe('vision')
    expect(findAbility(storyAt(3), 'vision')).toBe('vision')
  })

  test('only once a chapter has told of it', () => {
    expect(findAbility(storyAt(2), 'Shooting')).toBeUndefined()
    expect(findAbility(storyAt(2), 'Nothing of the kind')).toBeUndefined()
    expect(findAbility(storyAt(2), null)).toBeUndefined()
  })
})

describe('[DATA-19] an ability', () => {
  const marksAt = (chapter: number) => {
    return abilitiesOf(storyAt(chapter), book)
      .groups.flatMap(({ abilities }) => abilities)
      .filter(({ isNew, isModified }) => isNew || isModified)
      .map(({ id, isNew }) => `${id} ${isNew ? 'new' : 'modified'}`)
  }

  test('is new in the chapter that tells it and modified in one that changes it', () => {
    expect(marksAt(1)).toEqual(['feysac new', 'hermes new'])
    expect(marksAt(2)).toEqual(['hermes modified', 'hunch new', 'jump new', 'vision new', 'halls new'])
    expect(marksAt(3)).toEqual(['vision modified', 'shooting new'])
    expect(marksAt(4)).toEqual([])
  })

  test('counts while it is new', () => {
    expect([1, 2, 3, 4].map((chapter) => abilitiesOf(storyAt(chapter), book).newCount)).toEqual([2, 4, 1, 0])
    const { count, groups } = abilitiesOf(storyAt(4), book)
    expect(count).toBe(7)
    expect(groups.map(({ label, count }) => [label, count])).toEqual([
      ['Languages', 2],
      ['Pathway abilities, Seer', 3],
      ['Gray Fog', 1],
      ['Learned', 1],
    ])
  })
})
