import { describe, expect, test } from 'vitest'
import type { IndexedText, Occurrence } from './indexed-text.ts'
import { askedName, isName, saysWhatItIs, worthOf, worthOfEntry, worthOfName, worthTogether } from './rank.ts'

type By = IndexedText['by']

const worth = (by: By, as: Occurrence['as'], position: number) =>
  worthOf({ text: { by, text: '', folded: '', at: 0 }, as, position })
const ofName = (folded: string, asked: string, { by = 'name' as By, isPerson = false } = {}) =>
  worthOfName({ by, folded }, askedName(asked), isPerson)

describe('[FIND-2] a word that is found', () => {
  test('counts most in a name, then in other names, labels, descriptions, facts and ties', () => {
    const all: By[] = ['name', 'alias', 'label', 'body', 'fact', 'tie']
    const worths = all.map((by) => worth(by, 'word', 30))
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(new Set(worths).size).toBe(all.length)
    for (const by of ['role', 'spelling'] as const) expect(worth(by, 'word', 30)).toBe(worth('alias', 'word', 30))
  })

  test('counts more as a whole word than as the beginning of one, and least within one', () => {
    expect(worth('name', 'word', 30)).toBe(60)
    expect(worth('name', 'beginning', 30)).toBe(48)
    expect(worth('name', 'part', 30)).toBe(18)
  })

  test('counts more where the text begins with it', () => {
    expect(worth('name', 'word', 0)).toBe(72)
    expect(worth('label', 'beginning', 0) - worth('label', 'beginning', 1)).toBe(12)
    expect(worth('name', 'part', 0)).toBe(worth('name', 'part', 1))
  })

  test('counts more early in a description, which says there what somebody is', () => {
    expect(worth('body', 'word', 16) - worth('body', 'word', 17)).toBe(12)
    expect(worth('name', 'word', 16)).toBe(worth('name', 'word', 17))
  })

  test('counts no more at the beginning of a fact or a tie', () => {
    for (const by of ['fact', 'tie'] as const) expect(worth(by, 'word', 0)).toBe(worth(by, 'word', 30))
  })
})

describe('[FIND-2] a name that was typed whole', () => {
  test('counts by what sort of name it is', () => {
    expect(ofName('crew', 'crew')).toBe(120)
    expect(ofName('crew', 'crew', { by: 'alias' })).toBe(72)
    expect(ofName('crew', 'crew', { by: 'role' })).toBe(72)
    expect(ofName('crew', 'crew', { by: 'spelling' })).toBe(72)
    for (const by of ['label', 'body', 'fact', 'tie'] as const) expect(ofName('crew', 'crew', { by })).toBe(0)
  })

  test('is the name with or without its article, of one or of many', () => {
    expect(ofName('the crew', 'crew')).toBe(120)
    expect(ofName('crew', 'the crew')).toBe(120)
    expect(ofName('the red maps', 'red map')).toBe(120)
    expect(ofName('red maps', 'red maps')).toBe(120)
  })

  test('counts for nothing where the name does not hold it', () => {
    expect(ofName('night watch', 'crew')).toBe(0)
  })
})

describe('[FIND-2] a part of a name', () => {
  test('counts as its first word, as the beginning of one, or within, and by how much of the name it is', () => {
    expect(ofName('dunn smith', 'dunn')).toBeCloseTo(24 + 9.6)
    expect(ofName('lighthouse', 'light')).toBe(14 + 12)
    expect(ofName('old lighthouse keepers', 'lighthouse')).toBeCloseTo(240 / 21)
    expect(ofName('dunn smith', 'dunn', { by: 'alias' })).toBeCloseTo(0.6 * 33.6)
  })

  test('counts most as the family name of a person, which ends a name of three words at most', () => {
    expect(ofName('dunn smith', 'smith', { isPerson: true })).toBe(36 + 12)
    expect(ofName('dunn a smith', 'smith', { isPerson: true })).toBe(36 + 10)
    expect(ofName('the man who met smith', 'smith', { isPerson: true })).toBeCloseTo(20 + 120 / 17)
    expect(ofName('dunn smith', 'smith')).toBe(20 + 12)
  })

  test('at the end of a word is no family name', () => {
    expect(ofName('dunn goldsmith', 'smith', { isPerson: true })).toBeCloseTo(120 / 14)
  })
})

describe('[FIND-2] what is asked for', () => {
  test('is one of what was typed of many', () => {
    expect(askedName('maps')).toBe('map')
    expect(askedName('the maps')).toBe('map')
  })

  test('loses no letter that belongs to the word', () => {
    for (const word of ['gas', 'compass', 'lobster', 'map']) expect(askedName(word)).toBe(word)
  })

  test('is a name by name, alias, role or spelling', () => {
    const all: By[] = ['name', 'alias', 'role', 'spelling', 'label', 'body', 'fact', 'tie']
    expect(all.filter(isName)).toEqual(['name', 'alias', 'role', 'spelling'])
  })
})

describe('[FIND-2] of equals', () => {
  test('a person is meant before a thing, and a part of something last', () => {
    expect(worthOfEntry(true, false, 0)).toBe(8)
    expect(worthOfEntry(false, false, 0)).toBe(0)
    expect(worthOfEntry(false, true, 0)).toBe(-8)
  })

  test('the one is meant of which more is told, up to a measure', () => {
    expect(worthOfEntry(false, false, 1)).toBe(3)
    expect(worthOfEntry(false, false, 7)).toBe(9)
    expect(worthOfEntry(false, false, 1000)).toBe(20)
    expect(worthOfEntry(false, false, 5000)).toBe(20)
  })
})

describe('[FIND-2] several words in one text', () => {
  const together = (by: By, folded: string, ...words: string[]) => worthTogether({ by, folded }, words)

  test('count as typed, and half as much near each other in any order', () => {
    expect(together('label', 'sequence 7 sailor', 'sequence', '7')).toBe(34)
    expect(together('label', '7 sailors of a sequence', 'sequence', '7')).toBe(17)
    expect(together('body', 'klein s elder brothers', 'brother', 'klein')).toBe(13)
  })

  test('count no more in a name than in a label, and nothing in what is told of somebody', () => {
    expect(together('name', 'old red lamp', 'red', 'lamp')).toBe(together('label', 'old red lamp', 'red', 'lamp'))
    for (const by of ['fact', 'tie'] as const) expect(together(by, 'old red lamp', 'red', 'lamp')).toBe(0)
  })

  test('count nothing where one is missing, only begins a word, or is far away', () => {
    expect(together('body', 'red lamp', 'red', 'owl')).toBe(0)
    expect(together('body', 'red lamplighter', 'red', 'lamp')).toBe(0)
    expect(together('body', `red ${'x'.repeat(28)} lamp`, 'red', 'lamp')).toBe(0)
    expect(together('body', `red ${'x'.repeat(27)} lamp`, 'red', 'lamp')).toBe(13)
  })
})

test('[FIND-2] a name says what something is, and so does a whole word of a label', () => {
  expect(saysWhatItIs('alias', 'part')).toBe(true)
  expect(saysWhatItIs('label', 'word')).toBe(true)
  expect(saysWhatItIs('label', 'beginning')).toBe(false)
  expect(saysWhatItIs('body', 'word')).toBe(false)
})
