import type { ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { entryGroups } from '#story/entries/entry-groups.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { moneyBook } from './money.ts'
import { allSections } from './sections.ts'

const constants = { sections: allSections, eras: [], itemCategories: [], currency: moneyBook.currency }

type Constants = Pick<PublicBook, 'sections' | 'eras' | 'itemCategories' | 'currency'>

/** What a reader sees in the list of a kind: the headings, each with the ids under it. */
export function listed(story: Story, kind: ViewedKind, book: Partial<Constants> = {}) {
  const groups = entryGroups(story, kind, { ...constants, ...book })
  return groups.map(({ label, entries }) => [label, ...entries.map(({ id }) => id)])
}

/** The cards of a kind by id. */
export function cardsOf(story: Story, kind: ViewedKind) {
  const cards = anyEntries(story, kind).map((entry) => entryCard(story, kind, entry))
  return Object.fromEntries(cards.map(({ id, ...card }) => [id, card]))
}

/** The record of an entry, with its facts and sections by title. */
export function recordOf(story: Story, kind: ViewedKind, id: string | null, book: Partial<Constants> = {}) {
  const record = entryRecord(story, kind, id, { ...constants, ...book })
  return (
    record && {
      ...record,
      facts: Object.fromEntries(record.facts.map(({ name, value }) => [name, value])),
      sections: Object.fromEntries(record.sections.map(({ title, ...content }) => [title, content])),
    }
  )
}
