import type { PublicBook } from './book.ts'
import { type Kind, kinds, nestedMaps } from './chapter.ts'
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
    kinds.map((kind) => [kind, byId(kind)]),
  ) as Record<Kind, Record<string, Fields>>
  const { protagonist, journals } = book
  return {
    chapter: story.chapter,
    date: story.date,
    ...rest,
    characters: withCard(story, characters, protagonist),
    ...(journals.diary && { [journals.diary.key]: diary }),
    ...(journals.notes && { [journals.notes.key]: notes }),
    quests: Object.fromEntries(questTypes(story, quests)),
    abilities: abilityGroups(abilities),
    balance: balance(story, book),
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

function questTypes(story: Story, quests: Record<string, Fields>) {
  return questsByType(story).map(({ type, quests: known }) => [
    type,
    Object.fromEntries(known.map(({ id }) => [id, quests[id]])),
  ])
}

function abilityGroups(abilities: Record<string, Fields>) {
  const all = Object.values(abilities)
  const ofGroup = (group: string) => all.filter((ability) => ability.group === group)
  return {
    grayFog: ofGroup('grayFog'),
    learned: ofGroup('learned'),
    languages: ofGroup('languages'),
    pathway: Object.groupBy(ofGroup('pathway'), ({ sequence }) => `sequence_${sequence}`),
  }
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
