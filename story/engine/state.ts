import type { Fields as Declared } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { kindsOf } from '#story/book/book-kinds.ts'
import { activitiesOf } from '#story/entries/activities.ts'
import { moneyTotals, spendingByCategory } from '#story/money/money.ts'
import { questsByType } from '#story/quests/quests.ts'
import { isMap } from './merge.ts'
import { anyEntries, type Story } from './story.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Everything a reader at this chapter knows, as plain data in the form and with the names of specification section 3 (DATA-2),
 * for `content:show`.
 */
export function chapterState(story: Story, book: PublicBook) {
  const byId = (kind: Kind) =>
    Object.fromEntries(anyEntries(story, kind).map((entry) => [entry.id, inWords(kind, entry)]))
  const { diary, notes, abilities, quests, characters, ...rest } = Object.fromEntries(
    kindsOf(book).map((kind) => [kind, byId(kind)]),
  ) as Partial<Record<Kind, Record<string, Fields>>>
  const { protagonist, sections } = book
  return {
    chapter: story.chapter,
    date: story.date,
    ...rest,
    characters: withCard(story, characters ?? {}, protagonist),
    ...(sections.diary && { [sections.diary.key]: diary }),
    ...(sections.notes && { [sections.notes.key]: notes }),
    ...(quests && { quests: Object.fromEntries(questTypes(story, quests, book)) }),
    ...(abilities && { abilities: abilityGroups(abilities, book) }),
    ...(sections.balance && { balance: balance(story, book) }),
  }
}

/**
 * An entry and its nested entries, with the chapter of the first patch under the specification's name, with its recent activities
 * and, for an entry of the inventory, the id of its item.
 */
function inWords(kind: Kind, entry: Fields): Fields {
  const { fields, seenAs } = declarationOf(kind)
  const activities = 'recentActivities' in fields ? activitiesOf(entry) : []
  return {
    ...worded(entry, seenAs, fields),
    ...(kind === 'inventory' && { itemId: entry.id }),
    ...(activities.length > 0 && { recentActivities: activities }),
  }
}

function worded({ firstSeen, lastChanged: _, ...known }: Fields, seenAs: string | undefined, fields: Declared): Fields {
  const nested = Object.entries(fields).flatMap(([name, field]) => {
    const entries = known[name]
    if (field.type !== 'map' || !isMap(entries)) return []
    const all = Object.entries(entries).map(([id, entry]) => [id, worded(entry as Fields, field.seenAs, field.fields)])
    return [[name, Object.fromEntries(all)]]
  })
  return { ...(seenAs && { [seenAs]: firstSeen }), ...known, ...Object.fromEntries(nested) }
}

function withCard(story: Story, characters: Record<string, Fields>, { id, cardKey }: PublicBook['protagonist']) {
  const { card, ...fields } = characters[id] ?? {}
  if (!characters[id]) return characters
  const current = {
    ...(isMap(card) && card),
    recentActivities: fields.recentActivities,
    abilities: story.abilities.map(({ name }) => name),
  }
  return { ...characters, [id]: { ...fields, [cardKey]: current, current_status: { current_date: story.date } } }
}

function questTypes(story: Story, quests: Record<string, Fields>, book: PublicBook) {
  return questsByType(story, book).map(({ type, quests: known }) => [
    type.key,
    Object.fromEntries(known.map(({ id }) => [id, quests[id]])),
  ])
}

function abilityGroups(abilities: Record<string, Fields>, { sections }: PublicBook) {
  const all = Object.values(abilities)
  return Object.fromEntries(
    (sections.abilities?.groups ?? []).map(({ key, byRank }) => {
      const inside = all.filter(({ group }) => group === key)
      return [key, byRank ? Object.groupBy(inside, ({ sequence }) => `sequence_${sequence}`) : inside]
    }),
  )
}

function balance(story: Story, book: PublicBook) {
  const { balance, income, expenses } = moneyTotals(story, book)
  return {
    current: balance,
    income,
    expenses,
    weeklySalary: story.salary?.weekly,
    weeklySalaryAlt: story.salary?.alternative,
    spendingCategories: spendingByCategory(story, book),
  }
}
