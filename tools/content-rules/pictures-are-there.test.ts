import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { picturesAreThere } from './pictures-are-there.ts'

const gun = { name: 'Gun', category: 'weapon', description: 'A heavy gun.' }

test('[CODEX-5] a portrait or a glyph at the first mention passes, also one that book.yaml gives', () => {
  expect(
    problemsOf(picturesAreThere, {
      1: {
        characters: {
          anna: { ...anna, portrait: { sex: 'female' } },
          rex: { ...anna, name: 'Rex', icon: 'sitting-dog' },
        },
        items: { gun: { ...gun, icon: 'revolver' } },
      },
      2: { characters: { anna: { status: 'Missing' } }, pathways: { fool: { name: 'Fool', description: 'A fool.' } } },
    }),
  ).toEqual([])
})

test.each([
  ['a person without a portrait', { characters: { anna } }],
  ['a thing without a glyph', { items: { gun } }],
])('[CODEX-5] %s is found', (_, chapter) => {
  expect(problemsOf(picturesAreThere, { 1: chapter })).toHaveLength(1)
})
