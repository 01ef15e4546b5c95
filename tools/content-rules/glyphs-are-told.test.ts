import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { glyphsAreTold } from './glyphs-are-told.ts'

const item = { name: 'Box', category: 'tool', description: 'A wooden box with brass corners.', icon: 'wooden-crate' }

test('[DATA-4] a drawing of what no text has told is found', () => {
  const chapters = {
    2: { items: { box: { ...item, icon: 'tombstone' } } },
    3: { items: { box: { icon: 'clown' } } },
    4: { items: { box: { description: 'A box with the skull of a clown.' } } },
    5: { items: { box: { icon: 'skull-in-jar' } } },
  }
  expect(problemsOf(glyphsAreTold, chapters).map(({ message }) => message)).toEqual([
    'items.box.icon: "tombstone" shows what no text of the entry up to chapter 2 holds.',
    'items.box.icon: "clown" shows what no text of the entry up to chapter 3 holds.',
  ])
})

test('a drawing of an everyday thing says no more than what it decorates', () => {
  expect(problemsOf(glyphsAreTold, { 2: { items: { box: item } } })).toEqual([])
})
