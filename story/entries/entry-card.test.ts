import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf } from '#story/testing/shown.ts'

const anchor = ['M0 0h512v512H0z']
const story = createTimeline({
  chapter_1: { characters: { anna: { name: 'Anna', status: 'Alive' } } },
  chapter_2: {
    glyphs: { anchor },
    locations: {
      office: {
        name: 'Office',
        description: [
          { type: 'address', text: '3 Mole Street' },
          { type: 'address', text: 'Marseille' },
          { type: 'paragraph', text: 'Ships are let here.' },
        ],
      },
      quay: { name: 'Quay', icon: 'anchor', description: 'Of stone.' },
    },
    organizations: { crew: { name: 'Crew', status: 'Active' }, guild: { name: 'Guild' } },
    history: { war: { title: 'The war', timeframe: 'Long ago' }, peace: { title: 'The peace' } },
  },
})(2)

test('a card has all lines of an address under the name, and none of them in its text', () => {
  expect(cardsOf(story, 'locations').office).toMatchObject({
    meta: '3 Mole Street, Marseille',
    snippet: 'Ships are let here.',
  })
})

describe('a card', () => {
  test('has the name, the sign and the text of its entry, and below it the chapter', () => {
    expect(cardsOf(story, 'locations').quay).toEqual({
      name: 'Quay',
      glyph: anchor,
      meta: undefined,
      snippet: 'Of stone.',
      foot: 'Unlocked: Ch 2',
    })
  })

  test('has under the name how its entry stands, or a word of it', () => {
    expect(cardsOf(story, 'organizations').crew?.meta).toEqual({ word: 'Active', tone: 'active' })
    expect(cardsOf(story, 'history').war?.meta).toBe('Long ago')
  })

  test('has nothing under the name where nothing was told, or where its kind has nothing there', () => {
    expect(cardsOf(story, 'organizations').guild?.meta).toBeUndefined()
    expect(cardsOf(story, 'history').peace?.meta).toBeUndefined()
    expect(cardsOf(story, 'characters').anna?.meta).toBeUndefined()
  })

  test('has no last line where its kind has none', () => {
    expect(cardsOf(story, 'characters').anna).toMatchObject({ name: 'Anna', snippet: '', foot: undefined })
  })
})
