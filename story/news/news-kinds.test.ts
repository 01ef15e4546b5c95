import { describe, expect, test } from 'vitest'
import { allSections } from '#story/testing/sections.ts'
import { newsAddress, newsKindOf, newsLabels } from './news-kinds.ts'

const book = { sections: allSections }

describe('[ACT-1] the address of news', () => {
  test.each([
    ['abilities/dive', '/codex/recent-activity?since=7&popup=abilities&targetAbility=dive'],
    ['transactions/rent', '/codex/recent-activity?since=7&popup=balance'],
    ['mysteries/who', '/codex/recent-activity?since=7&id=mysteries:who'],
    ['news/storm', '/codex/recent-activity?since=7&id=news:storm'],
    ['characters/anna', '/codex/characters?id=anna'],
    ['quests/home', '/quests?id=home&from=recent-activity'],
  ])('of %s goes on with what was told since a chapter, where it opens over the feed', (path, address) => {
    expect(newsAddress(path, book, 7)).toBe(address)
  })

  test('of what has no place of its own is the feed', () => {
    expect(newsAddress('inventory/lamp', book)).toBe('/codex/recent-activity')
  })
})

describe('the kinds of news', () => {
  test('are called as the book calls them, by their mark where they have one', () => {
    expect(newsLabels('transactions', book)).toEqual({ label: 'Money', noun: 'payment', isTitled: false })
    expect(newsLabels('quests', book)).toEqual({ label: 'Quest', noun: 'quest', isTitled: true })
  })

  test('are their own, but what is carried goes with its item', () => {
    expect(newsKindOf('inventory')).toBe('items')
    expect(newsKindOf('items')).toBe('items')
    expect(newsKindOf('quests')).toBe('quests')
  })
})
