import type { ViewedKind } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import { entryCards } from '#story/entries/entry-cards.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { allSections } from './sections.ts'

const book = { sections: allSections, eras: [] as readonly string[] as string[] }

/** What a reader sees of a kind in its list: the headings, each with the ids under it. */
export function listed(story: Story, kind: ViewedKind, eras: string[] = []) {
  return entryCards(story, kind, { eras }).map(({ label, cards }) => [label, ...cards.map(({ id }) => id)])
}

/** The cards of a kind by their ids. */
export function cardsOf(story: Story, kind: ViewedKind) {
  const cards = entryCards(story, kind, book).flatMap(({ cards }) => cards)
  return Object.fromEntries(cards.map(({ id, ...card }) => [id, card]))
}

/** The record of an entry, its facts and sections by their titles. */
export function recordOf(story: Story, kind: ViewedKind, id: string | null) {
  const record = entryRecord(story, kind, id, book)
  return (
    record && {
      ...record,
      facts: Object.fromEntries(record.facts.map(({ name, value }) => [name, value])),
      sections: Object.fromEntries(record.sections.map(({ title, ...content }) => [title, content])),
    }
  )
}
