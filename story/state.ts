import type { PublicBook } from './book.ts'
import { kindsOf } from './book-kinds.ts'
import { type Kind, nestedMaps } from './chapter.ts'
import { allEntries } from './entries.ts'
import type { NestedMaps } from './known.ts'
import { isMap } from './merge.ts'
import { moneyTotals, spendingByCategory } from './money.ts'
import { questsByType } from './quests.ts'
import { anyEntries, type Story } from './story.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the specification calls the chapter of an entry's first telling, per kind (section 3). */
const firstSeenFields: Partial<Record<Kind, string>> = {
  characters: 'firstAppearance',
  pathways: 'firstDiscoveredAt',
  items: 'discoveredAt',
  inventory: 'acquiredAt',
  deities: 'firstMention',
  organizations: 'firstMention',
  locations: 'firstMention',
  worldLore: 'firstMention',
  history: 'revealedAt',
  diary: 'chapter',
  notes: 'chapter',
  quests: 'startChapter',
  transactions: 'chapter',
  abilities: 'discoveredAt',
}

/**
 * The chapter state in the form and with the names of specification section 3 (DATA-2), for `content:show`: everything
 * a reader at this chapter knows, as plain data.
 */
export function chapterState(story: Story, book: PublicBook) {
  const byId = (kind: Kind) =>
    Object.fromEntries(allEntries(anyEntries(story, kind)).map((entry) => [entry.id, inWords(kind, entry)]))
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

/** The same of the entries in nested maps. */
const nestedFields: Readonly<Record<string, string>> = {
  abilities: 'discoveredAt',
  sequences: 'discoveredAt',
  knownMembers: 'firstAppearance',
  followers: 'firstAppearance',
}

function inWords(kind: Kind, entry: Fields): Fields {
  return worded(entry, firstSeenFields[kind], nestedMaps[kind])
}

function worded(
  { firstSeen, lastChanged: _, ...fields }: Fields,
  chapterField: string | undefined,
  maps: NestedMaps,
): Fields {
  const nested = Object.entries(maps).flatMap(([field, below]) => {
    const entries = fields[field]
    if (!isMap(entries)) return []
    const all = Object.entries(entries).map(([id, entry]) => [id, worded(entry as Fields, nestedFields[field], below)])
    return [[field, Object.fromEntries(all)]]
  })
  return { ...(chapterField && { [chapterField]: firstSeen }), ...fields, ...Object.fromEntries(nested) }
}

function withCard(story: Story, characters: Record<string, Fields>, { id, cardKey }: PublicBook['protagonist']) {
  const { card, ...fields } = characters[id] ?? {}
  if (!characters[id]) return characters
  const current = {
    ...(isMap(card) && card),
    recentActivities: fields.recentActivities,
    abilities: allEntries(story.abilities).map(({ name }) => name),
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
