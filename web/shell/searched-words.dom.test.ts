import { beforeEach, describe, expect, test } from 'vitest'
import { withoutLaterWords } from './searched-words.ts'

beforeEach(() => history.replaceState({ key: 'a' }, '', '/codex'))

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://page')
  return { pathname, search }
}

describe('[DATA-6] words that were searched for', () => {
  test.each([
    ['/codex/items?owner=Anna&search=Isolde+Vane', '/codex/items?owner=Anna&search='],
    ['/codex?tab=recent&q=isolde', '/codex?tab=recent'],
    ['/codex?q=isolde', '/codex'],
  ])('leave an address once their reader is at an earlier chapter, and nothing else does: %s', (address, left) => {
    const given = at(address)
    expect(withoutLaterWords(given, 42)).toBe(given)
    expect(withoutLaterWords(given, 43)).toBe(given)
    expect(withoutLaterWords(given, 43)).toBe(given)
    expect(withoutLaterWords(given, 42)).toEqual(at(left))
  })

  test('leave one whose reader went on before it was shown', () => {
    const given = { ...at('/codex/items?search=isolde'), state: { searchedAt: 43 } }
    expect(withoutLaterWords(given, 42)).toEqual(at('/codex/items?search='))
    expect(withoutLaterWords(given, 43)).toBe(given)
  })

  test('stay where they were searched for at no later chapter', () => {
    const given = at('/codex?search=anna')
    expect(withoutLaterWords(given, 42)).toBe(given)
    expect(history.state).toEqual({ key: 'a', searchedAt: 42 })
    expect(withoutLaterWords(given, 60)).toBe(given)
  })

  test('are none in an address without any, of which nothing is noted', () => {
    const given = at('/codex/items?search=&owner=Anna')
    expect(withoutLaterWords(given, 42)).toBe(given)
    expect(history.state).toEqual({ key: 'a' })
  })
})
