import { expect, test } from 'vitest'
import { href, parameter, ROUTES } from './routes.ts'

test('a page is addressed by its name, with what differs in it and what its query asks for', () => {
  expect(href('home')).toBe('/')
  expect(href('home', { popup: 'balance' })).toBe('/?popup=balance')
  expect(href('pathway', { pathwayId: 'seer' }, { sequence: '9' })).toBe('/pathways/seer?sequence=9')
  expect(href('section', { section: 'items' }, { id: 'lamp', status: 'lost' })).toBe('/codex/items?id=lamp&status=lost')
})

test('whatever stands in an id, it is the id that is asked for', () => {
  const id = 'a/b?c&d=e#f%g:h i'
  const { pathname, searchParams, hash } = new URL(href('section', { section: id }, { id }), 'http://here.invalid')

  expect(decodeURIComponent(pathname.split('/')[2]!)).toBe(id)
  expect([...searchParams]).toEqual([['id', id]])
  expect(hash).toBe('')
})

test('no two pages have one address', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

/** None of these lines may compile; the type check reports any that does. */
test('what a page does not have cannot be addressed', () => {
  // @ts-expect-error no such page
  expect(() => href('homes')).toThrow()
  // @ts-expect-error a query that the page does not read
  href('home', { popups: 'balance' })
  // @ts-expect-error a part that the path does not have
  href('pathway', { id: 'seer' })
  // @ts-expect-error no part
  expect(() => href('pathway')).toThrow()
  // @ts-expect-error a parameter of another page
  parameter('quests', 'popup')
})

test('what the query of a page may ask for is named as its address has it', () => {
  expect(parameter('quests', 'status')).toBe('status')
  expect(parameter('search', 'q')).toBe('q')
})
