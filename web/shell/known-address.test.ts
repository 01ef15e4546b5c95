import { expect, test } from 'vitest'
import { knownAddress, wordsOf } from './known-address.ts'

const isKnown = wordsOf({
  chapter_1: {
    characters: { 'dunn-smith': { name: 'Dunn Smith', beyonder: true } },
    notes: { one: { category: 'mystery' } },
    items: { cane: { owner: 'Klein', status: 'Lost (at sea)' } },
  },
  chapter_2: { pathways: { seer: { name: 'Seer' } }, news: { 'a-theft': { title: 'A theft' } } },
} as never)

test.each([
  '/codex/characters?id=dunn-smith',
  '/codex/items?owner=Klein&status=Lost&rating=grade-0',
  '/codex?q=Sharon',
  '/quests?status=completed',
  '/pathways/seer?sequence=9',
  '/pathways?view=cards&card=seer',
  '/codex/recent-activity?id=news:a-theft',
  '/codex/items?owner=klein',
  '/feedback?about=characters/dunn-smith',
  '/codex/notes?category=mystery&id=one',
  '/codex/people?beyonder=no',
  '/',
])('[DATA-6] the address %s stays as it is', (address) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  expect(knownAddress({ pathname, search }, isKnown)).toBeUndefined()
})

test.each([
  ['/codex/characters?id=madam-sharon', '/codex/characters'],
  ['/codex/items?owner=Lanevus&rating=grade-0', '/codex/items?rating=grade-0'],
  ['/codex/items?status=Sealed&id=cane', '/codex/items?id=cane'],
  ['/feedback?about=characters/madam-sharon', '/feedback'],
  ['/?popup=abilities&targetAbility=Paper+Figurine+Substitutes', '/?popup=abilities'],
  ['/quests?id=way-home&obj=a-ritual', '/quests'],
  ['/codex/notes?category=theory&id=one', '/codex/notes?id=one'],
  ['/codex/locations?group=Backlund', '/codex/locations'],
  ['/pathways/criminal', '/pathways'],
  ['/pathways/criminal?sequence=9', '/pathways?sequence=9'],
  ['/pathways?view=cards&card=criminal', '/pathways?view=cards'],
  ['/codex/recent-activity?id=news:a-murder', '/codex/recent-activity'],
])('[DATA-6] of %s what is not told stays away: %s', (address, left) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  const known = knownAddress({ pathname, search }, isKnown)
  expect(`${known?.pathname}${known?.search}`).toBe(left)
})

test('[DATA-6] whether something is told stays out of an address while it is told of nobody', () => {
  const none = wordsOf({ chapter_1: { characters: { ann: { name: 'Ann' } } } } as never)
  expect(knownAddress({ pathname: '/codex/people', search: '?beyonder=yes' }, none)).toEqual({
    pathname: '/codex/people',
    search: '',
  })
})

test.each(['/pathways/%zz', '/pathways/%E0%A4%A'])(
  '[DATA-6] %s, which nothing can decode, leads to the list',
  (pathname) => {
    expect(knownAddress({ pathname, search: '' }, isKnown)).toEqual({ pathname: '/pathways', search: '' })
  },
)
