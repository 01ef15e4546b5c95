import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { entryPicture } from './entry-picture.ts'

const portrait = { sex: 'female', age: 'old', station: 'gentle' } as const
const anchor = ['M0 0h512v512H0z']
const story = createTimeline({
  chapter_1: {
    glyphs: { anchor },
    characters: { anna: { name: 'Anna', image: '/art/anna.webp', portrait }, rex: { name: 'Rex', icon: 'anchor' } },
    items: { rope: { name: 'Rope', icon: 'anchor' } },
  },
})(1)

describe('the picture of an entry', () => {
  test('is, of a person, the image and the portrait that were told', () => {
    expect(entryPicture(story, 'characters', 'anna')).toEqual({
      isPerson: true,
      image: '/art/anna.webp',
      portrait,
      glyph: undefined,
    })
  })

  test('is the drawing of its sign, for things and for somebody who is no person', () => {
    expect(entryPicture(story, 'items', 'rope')).toMatchObject({ isPerson: false, glyph: anchor })
    expect(entryPicture(story, 'characters', 'rex')).toMatchObject({ isPerson: true, glyph: anchor })
  })

  test('is a plain one of what the story does not hold', () => {
    const plain = { image: undefined, portrait: undefined, glyph: undefined }
    expect(entryPicture(story, 'characters', 'nobody')).toEqual({ isPerson: true, ...plain })
    expect(entryPicture(story, 'items', 'nothing')).toEqual({ isPerson: false, ...plain })
  })
})
