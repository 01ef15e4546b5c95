import { expect, test } from 'vitest'
import { smallBook } from '#tools/testing/small-book.ts'
import { glyphsOfBook, publicGlyphs } from './public-glyphs.ts'

const achievement = { id: 'a', name: 'A', description: 'A.', icon: 'owl', category: 'All', rarity: 'common' } as const
const book = {
  ...smallBook,
  sections: { characters: { title: 'People', one: 'person', icon: 'key' }, map: { title: 'Map', promise: 'Soon.' } },
  welcome: { ...smallBook.welcome, places: [{ name: 'Home', text: 'Here.', icon: 'house' }] },
  achievements: { categories: ['All'], all: [achievement] },
}

test('each screen gets the drawings that the book names for it, and none that does not exist', () => {
  const glyphOf = (name: string) => (name === 'house' ? undefined : [`M ${name}`])

  expect(publicGlyphs(book, glyphOf)).toEqual({
    sections: { characters: { body: ['M key'] } },
    welcome: {},
    achievements: { owl: { body: ['M owl'] } },
  })
})

test('each glyph of the book has its place in book.yaml', () => {
  expect(glyphsOfBook(book).map(({ path }) => path.join('.'))).toEqual([
    'sections.characters.icon',
    'welcome.places.0.icon',
    'achievements.all.0.icon',
  ])
})
