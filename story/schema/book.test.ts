import { describe, expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { book } from './book.ts'

/** The smallest valid book.yaml. */
const least = {
  title: 'A Small Book',
  author: 'Nobody',
  product: 'Small Codex',
  shortName: 'Small',
  description: 'A small companion.',
  invitation: 'Come in',
  welcome: { greeting: 'Welcome to', places: [] },
  coverage: 'All of it.',
  chapters: { first: 1, last: 8, total: 20, bundle: 3 },
  volumes: [{ title: 'Volume 1', from: 1, to: 8 }],
  protagonist: { id: 'hero', popup: 'my-hero', cardKey: 'heroCard' },
  sections: fewestSections,
  searchHint: 'Search',
}

const pathways = {
  total: 22,
  sequences: 198,
  rungs: 10,
  chapterProgress: { from: 15, until: 1400, percentPerChapter: 2.5 },
  firstDiscovered: { sailor: 3 },
  defaults: { fool: { icon: 'moon', domain: 'Unknown' }, sailor: {} },
  names: { sailor: { 9: 'Sailor', 0: 'Tide' } },
}
const pound = { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 }
const achievement = {
  id: 'reader',
  name: 'Reader',
  description: 'Reads.',
  icon: 'owl',
  category: 'Lore',
  rarity: 'rare',
}

/** A book with every optional part. */
const whole = {
  ...least,
  welcome: { greeting: 'Welcome to', places: [{ name: 'Codex', text: 'All of it.', icon: 'owl' }] },
  volumes: [...least.volumes, { title: 'Volume 2', from: 9, to: 20 }],
  protagonist: { ...least.protagonist, alias: 'also heard of as' },
  sections: allSections,
  labels: { 1: 'Beginning', 12: 'Ending' },
  currency: [pound, { key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 }],
  salary: [{ from: 2, weekly: { pounds: 3 }, alternative: { pounds: 2 } }],
  progress: [{ name: 'Seer', number: 9, from: 3, span: 10 }],
  gates: { sequences: 4, protagonistPathway: 6 },
  aliases: [{ from: 3, name: 'The Stranger' }],
  pathways,
  itemCategories: [{ label: 'Tools', words: ['tool'] }],
  inventoryCategories: [{ label: 'Pockets', words: ['other'] }],
  expenseCategories: [{ label: 'Rent', words: ['rent'] }],
  itemPeriods: [
    { key: 'early', label: 'Early', from: 1, to: 4 },
    { key: 'late', label: 'Late', from: 5 },
  ],
  ratings: { label: 'Danger', grades: { type: 'Sealed', all: 'grade' } },
  eras: ['First Age', 'Second Age'],
  paymentWords: { transfer: 'moved', other: 'gift' },
  check: {
    laterNames: ['Zoe'],
    plainWords: 'unused',
    smallGroups: { items: { Tools: 4 } },
    letters: 'ß',
  },
  contact: { email: 'crew@example.org', chat: 'https://chat.example.org' },
  achievements: {
    categories: ['Lore'],
    all: [{ ...achievement, chapter: 2, pathways: 3, diaryPages: 4 }, achievement],
  },
}

/** The paths of the errors after a change to a book. */
const problems = (change: object, of: object = whole) =>
  book.safeParse({ ...of, ...change }).error?.issues.map(({ path }) => path.join('.'))

describe('book.yaml', () => {
  test('may say all that there is to say', () => {
    expect(book.parse(whole)).toEqual(whole)
  })

  test('may leave out what a book can be without', () => {
    expect(book.parse(least)).toEqual({
      ...least,
      labels: {},
      currency: [],
      salary: [],
      progress: [],
      aliases: [],
      itemCategories: [],
      inventoryCategories: [],
      expenseCategories: [],
      itemPeriods: [],
      eras: [],
      paymentWords: { transfer: 'transfer', other: 'other' },
      check: { laterNames: [], plainWords: '', smallGroups: {}, letters: '' },
      contact: {},
    })
  })

  test.each(Object.keys(least))('says %s', (field) => {
    expect(problems({ [field]: undefined }, least)).toContain(field)
  })

  test('may leave out each thing by itself that the content check knows, and the words of a label', () => {
    expect(book.parse({ ...least, check: {} }).check).toEqual({
      laterNames: [],
      plainWords: '',
      smallGroups: {},
      letters: '',
    })
    expect(book.parse({ ...least, itemCategories: [{ label: 'Tools' }] }).itemCategories).toEqual([
      { label: 'Tools', words: [] },
    ])
    expect(book.parse({ ...whole, pathways: { ...pathways, defaults: undefined, names: undefined } }).pathways).toEqual(
      {
        ...pathways,
        defaults: {},
        names: {},
      },
    )
  })

  test.each([
    ['', { colour: 'red' }],
    ['welcome', { welcome: { ...whole.welcome, colour: 'red' } }],
    ['welcome.places.0', { welcome: { greeting: 'Hi', places: [{ ...whole.welcome.places[0], colour: 'red' }] } }],
    ['chapters', { chapters: { ...whole.chapters, middle: 4 } }],
    ['volumes.0', { volumes: [{ ...whole.volumes[0], colour: 'red' }] }],
    ['protagonist', { protagonist: { ...whole.protagonist, colour: 'red' } }],
    ['currency.0', { currency: [{ ...pound, colour: 'red' }] }],
    ['salary.0', { salary: [{ ...whole.salary[0], colour: 'red' }] }],
    ['gates', { gates: { ...whole.gates, items: 4 } }],
    ['aliases.0', { aliases: [{ from: 3, name: 'The Stranger', until: 5 }] }],
    ['pathways', { pathways: { ...pathways, colour: 'red' } }],
    [
      'pathways.chapterProgress',
      { pathways: { ...pathways, chapterProgress: { ...pathways.chapterProgress, by: 1 } } },
    ],
    ['pathways.defaults.fool', { pathways: { ...pathways, defaults: { fool: { colour: 'red' } } } }],
    ['itemCategories.0', { itemCategories: [{ label: 'Tools', colour: 'red' }] }],
    ['itemPeriods.0', { itemPeriods: [{ ...whole.itemPeriods[0], colour: 'red' }] }],
    ['ratings', { ratings: { label: 'Danger', colour: 'red' } }],
    ['ratings.grades', { ratings: { label: 'Danger', grades: { ...whole.ratings.grades, colour: 'red' } } }],
    ['paymentWords', { paymentWords: { ...whole.paymentWords, loan: 'loan' } }],
    ['check', { check: { colour: 'red' } }],
    ['contact', { contact: { post: 'The quay 3' } }],
    ['achievements', { achievements: { ...whole.achievements, colour: 'red' } }],
    ['achievements.all.0', { achievements: { categories: [], all: [{ ...achievement, colour: 'red' }] } }],
  ])('knows no further word in "%s"', (where, change) => {
    expect(problems(change)).toEqual([where])
  })
})

describe('a number in book.yaml', () => {
  const { chapters } = whole
  const only = (one: object) => ({ achievements: { categories: [], all: [one] } })

  test.each<[where: string, change: (value: number) => object]>([
    ['chapters.first', (first: number) => ({ chapters: { ...chapters, first } })],
    ['chapters.last', (last: number) => ({ chapters: { ...chapters, last } })],
    ['chapters.total', (total: number) => ({ chapters: { ...chapters, total } })],
    ['chapters.bundle', (bundle: number) => ({ chapters: { ...chapters, bundle } })],
    ['volumes.0.from', (from: number) => ({ volumes: [{ title: 'One', from, to: 4 }] })],
    ['currency.0.worth', (worth: number) => ({ currency: [{ ...pound, worth }] })],
    ['salary.0.from', (from: number) => ({ salary: [{ ...whole.salary[0], from }] })],
    ['pathways.total', (total: number) => ({ pathways: { ...pathways, total } })],
    ['pathways.sequences', (sequences: number) => ({ pathways: { ...pathways, sequences } })],
    ['pathways.rungs', (rungs: number) => ({ pathways: { ...pathways, rungs } })],
    ['achievements.all.0.chapter', (chapter: number) => only({ ...achievement, chapter })],
    ['achievements.all.0.pathways', (pathways: number) => only({ ...achievement, pathways })],
    ['achievements.all.0.diaryPages', (diaryPages: number) => only({ ...achievement, diaryPages })],
  ])('is 1 at least and whole: %s', (where, change) => {
    expect(problems(change(1))).toBeUndefined()
    expect(problems(change(0))).toEqual([where])
    expect(problems(change(1.5))).toEqual([where])
  })

  test('is more than nothing where it is the progress of a chapter', () => {
    const by = (percentPerChapter: number) => ({
      pathways: { ...pathways, chapterProgress: { ...pathways.chapterProgress, percentPerChapter } },
    })

    expect(problems(by(0.1))).toBeUndefined()
    expect(problems(by(0))).toEqual(['pathways.chapterProgress.percentPerChapter'])
  })
})

test('a book has a volume', () => {
  expect(problems({ volumes: [] })).toEqual(['volumes'])
})

test('a label stands under the number of its chapter', () => {
  expect(problems({ labels: { 1: 'One', 213: 'Two' } })).toBeUndefined()
  for (const key of ['one', 'a1', '1a', '-1', ''])
    expect(problems({ labels: { [key]: 'One' } })).toEqual([`labels.${key}`])
})

test('a name of a Sequence stands under its digit', () => {
  for (const key of ['seven', 'a9', '9a', '10'])
    expect(problems({ pathways: { ...pathways, names: { sailor: { [key]: 'Sailor' } } } })).toEqual([
      `pathways.names.sailor.${key}`,
    ])
})

test('an achievement is of one of five rarities', () => {
  const of = (rarity: string) => ({ achievements: { categories: [], all: [{ ...achievement, rarity }] } })

  for (const rarity of ['common', 'uncommon', 'rare', 'epic', 'legendary']) expect(problems(of(rarity))).toBeUndefined()
  for (const rarity of ['', 'Rare', 'mythical']) expect(problems(of(rarity))).toEqual(['achievements.all.0.rarity'])
})

test('an address for letters is one', () => {
  expect(problems({ contact: { email: 'the quay' } })).toEqual(['contact.email'])
})

describe('a section that needs something else of the book', () => {
  const { pathways: ladder, balance, inventory, items, ...others } = allSections
  /** The paths and messages of the errors in a book with these sections. */
  const issues = (sections: object, more: object) =>
    book
      .safeParse({ ...least, sections: { ...others, ...sections }, ...more })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  test('may be left out together with it', () => {
    expect(issues({}, {})).toBeUndefined()
  })

  test('is that of pathways, and they need it', () => {
    const refused = [['pathways', 'A book has both `sections.pathways` and `pathways`, or none of them.']]

    expect(issues({ pathways: ladder }, { pathways })).toBeUndefined()
    expect(issues({ pathways: ladder }, {})).toEqual(refused)
    expect(issues({}, { pathways })).toEqual(refused)
  })

  test('is the balance, which needs coins; coins alone need nothing', () => {
    expect(issues({ balance }, { currency: [pound] })).toBeUndefined()
    expect(issues({}, { currency: [pound] })).toBeUndefined()
    expect(issues({ balance }, { currency: [] })).toEqual([
      ['currency', 'A book with `sections.balance` names its coins.'],
    ])
  })

  test('is the inventory, which needs items and pockets; they alone need nothing', () => {
    const inventoryCategories = [{ label: 'Pockets' }]
    const refused = [
      ['inventoryCategories', 'A book with `sections.inventory` has `sections.items` and names its pockets.'],
    ]

    expect(issues({ items, inventory }, { inventoryCategories })).toBeUndefined()
    expect(issues({ items }, {})).toBeUndefined()
    expect(issues({}, { inventoryCategories })).toBeUndefined()
    expect(issues({ inventory }, { inventoryCategories })).toEqual(refused)
    expect(issues({ items, inventory }, {})).toEqual(refused)
    expect(issues({ items, inventory }, { inventoryCategories: [] })).toEqual(refused)
  })
})
