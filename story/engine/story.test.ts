import { describe, expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { anyEntries, emptyStory, learn } from './story.ts'

const anna: Chapter = { characters: { anna: { name: 'Anna' } } }
const progress = { name: 'Seer', number: 9, percent: 40 }
const salary = { weekly: { pounds: 3 } }

describe('what a chapter says of the story', () => {
  test('stays until a later chapter says otherwise', () => {
    const story = learn(emptyStory, 1, [{ date: 'Monday', salary, progress }, {}])

    expect(story).toMatchObject({ chapter: 2, date: 'Monday', salary, progress })
    expect(learn(story, 3, [{ date: 'Tuesday', progress: { ...progress, percent: 60 } }])).toMatchObject({
      chapter: 3,
      date: 'Tuesday',
      salary,
      progress: { percent: 60 },
    })
  })

  test('leads back chapter by chapter, each with its title and the day on which it plays', () => {
    const { latest } = learn(emptyStory, 1, [{ title: 'Crimson', date: 'Monday' }, anna])

    expect(latest).toMatchObject({
      chapter: 2,
      title: undefined,
      date: 'Monday',
      changes: [{ path: 'characters/anna' }],
    })
    expect(latest?.earlier).toMatchObject({ chapter: 1, title: 'Crimson', date: 'Monday', changes: [] })
    expect(latest?.earlier?.earlier).toBeUndefined()
  })

  test('stands once among the chapters, also where it is heard again', () => {
    const story = learn(emptyStory, 1, [{ title: 'Crimson' }, anna])
    const again = learn(story, 2, [{ ...anna, title: 'Situation' }])

    expect(again.latest).toMatchObject({ chapter: 2, title: 'Situation' })
    expect(again.latest?.earlier).toBe(story.latest?.earlier)
  })
})

describe('drawings', () => {
  const owl = ['M0 0']
  const key = ['M1 1']

  test('are added to those before, and a later one of the same name takes its place', () => {
    const story = learn(emptyStory, 1, [{ glyphs: { owl } }, { glyphs: { key } }, { glyphs: { owl: key } }])

    expect([...story.glyphs]).toEqual([
      ['owl', key],
      ['key', key],
    ])
  })

  test('are those of the story before where the chapter brings none', () => {
    const story = learn(emptyStory, 1, [{ glyphs: { owl } }])

    expect(learn(story, 2, [anna]).glyphs).toBe(story.glyphs)
  })

  test('of a chapter are not those of the story before it', () => {
    const story = learn(emptyStory, 1, [{ glyphs: { owl } }])
    learn(story, 2, [{ glyphs: { key } }])

    expect([...story.glyphs.keys()]).toEqual(['owl'])
    expect(emptyStory.glyphs.size).toBe(0)
  })
})

describe('the entries of a kind', () => {
  test('stand by their first chapter and by id, also one that comes back', () => {
    const told = (...ids: string[]) => ({ items: Object.fromEntries(ids.map((id) => [id, { name: id }])) })
    const story = learn(emptyStory, 1, [told('knife', 'book'), told('axe'), { items: { knife: null } }, told('knife')])

    expect(anyEntries(story, 'items').map(({ id }) => id)).toEqual(['book', 'knife', 'axe'])
  })

  test('are none of those that a chapter tells under a word that is no kind', () => {
    expect(learn(emptyStory, 1, [{ toString: { anna: { name: 'Anna' } } } as never])).toEqual({
      ...emptyStory,
      chapter: 1,
      latest: { chapter: 1, title: undefined, date: undefined, changes: [], earlier: undefined },
    })
  })
})
