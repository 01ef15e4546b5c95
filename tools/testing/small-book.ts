import { type Book, book } from '#story/schema/book.ts'
import { allSections } from '#story/testing/sections.ts'

/** A book of eight chapters with one of everything that book.yaml may date. */
export const smallBook: Book = book.parse({
  title: 'A Small Book',
  author: 'Nobody',
  product: 'Small Codex',
  shortName: 'Small',
  description: 'A small companion.',
  invitation: 'Come in',
  welcome: { greeting: 'Welcome to', places: [] },
  coverage: 'All of it is covered.',
  searchHint: 'Search',
  sections: allSections,
  chapters: { first: 1, last: 8, total: 20, bundle: 3 },
  volumes: [{ title: 'Volume 1', from: 1, to: 8 }],
  labels: { 1: 'Beginning', 12: 'Ending' },
  protagonist: { id: 'hero', popup: 'hero', cardKey: 'heroCardData' },
  currency: [
    { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 },
    { key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 },
  ],
  salary: [{ from: 2, weekly: { pounds: 3 } }],
  progress: [{ name: 'Seer', number: 9, from: 3, span: 10 }],
  gates: { sequences: 4, protagonistPathway: 6 },
  aliases: [
    { from: 3, name: 'The Stranger' },
    { from: 15, name: 'The Guest' },
  ],
  pathways: {
    total: 22,
    sequences: 198,
    rungs: 10,
    chapterProgress: { from: 15, until: 1400, percentPerChapter: 5 },
    firstDiscovered: { sailor: 3 },
    defaults: { fool: { icon: 'moon', domain: 'Unknown' } },
    names: { sailor: { 9: 'Sailor' } },
  },
  itemCategories: [{ label: 'Tools', words: ['tool'] }],
  inventoryCategories: [{ label: 'Other' }],
  expenseCategories: [{ label: 'Others' }],
  paymentWords: { transfer: 'transfer', other: 'other' },
})
