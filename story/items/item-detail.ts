import type { PublicBook } from '#story/book/book.ts'
import { categoryLabel } from '#story/book/categories.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, listOf, numberOf } from '#story/engine/entries.ts'
import type { Activity } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { activitiesOf } from '#story/entries/activities.ts'
import { priceWords } from '#story/money/price.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'
import { type ItemCard, itemCard } from './items.ts'

export type AbilityKind = 'positive' | 'negative' | 'sealingMethod' | 'special'

export type ItemDetail = ItemCard & {
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  category: string
  /** The chapter in which it came into somebody's hands; undefined while it is only known of. */
  acquired: number | undefined
  quantity: number | undefined
  /** In words: `5 pounds`. */
  price: string | undefined
  description: readonly Block[]
  condition: string | undefined
  ammo: string | undefined
  importance: string | undefined
  details: { label: string; text: string }[]
  abilities: { kind: AbilityKind; label: string; lines: readonly string[] }[]
  /** Side by side: at most one ability of each kind, and at least two kinds (specification section 2). */
  isCompact: boolean
  souls: {
    id: string
    name: string
    owner: string | undefined
    chapter: number
    abilities: { id: string; name: string; description: string | undefined }[]
  }[]
  activities: readonly Activity[]
}

type Words = Pick<PublicBook, 'itemCategories' | 'currency' | 'ratings'>

/** All that is known of one item; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function itemDetail(story: Story, id: string | null, book: Words): ItemDetail | undefined {
  const item = entryOf(story.items, id)
  if (!item) return undefined

  const carried = entryOf(story.inventory, id)
  const abilities = abilitiesOf(item)
  return {
    ...itemCard(story, item, book),
    number: numberOf(story.items, item),
    category: categoryLabel(item.category, book.itemCategories),
    acquired: item.acquiredAt ?? carried?.acquiredAt ?? carried?.firstSeen,
    quantity: item.quantity,
    price: item.price && priceWords(item.price, book.currency),
    description: blocksOf(item.fullContent ?? item.description),
    condition: item.condition ?? carried?.condition,
    ammo: item.ammo,
    importance: item.importance,
    details: detailsOf(item),
    abilities,
    isCompact: abilities.length >= 2 && abilities.every(({ lines }) => lines.length === 1),
    souls: soulsOf(item),
    activities: activitiesOf(item),
  }
}

const ABILITY_LABELS = [
  ['positive', 'Positive'],
  ['negative', 'Negative'],
  ['sealingMethod', 'Sealing method'],
  ['special', 'Special'],
] as const satisfies [AbilityKind, string][]

function abilitiesOf({ abilities_custom: told = {} }: KnownOf<'items'>): ItemDetail['abilities'] {
  return ABILITY_LABELS.map(([kind, label]) => ({ kind, label, lines: told[kind] ?? [] })).filter(
    ({ lines }) => lines.length > 0,
  )
}

const DETAIL_LABELS = [
  ['name', 'Name'],
  ['appearance', 'Appearance'],
  ['function', 'Function'],
  ['ability', 'Ability'],
] as const

function detailsOf({ details = {} }: KnownOf<'items'>): ItemDetail['details'] {
  return DETAIL_LABELS.flatMap(([key, label]) => {
    const text = details[key]
    return text === undefined ? [] : [{ label, text }]
  })
}

function soulsOf(item: KnownOf<'items'>): ItemDetail['souls'] {
  return listOf(item.abilities).map((soul) => ({
    id: soul.id,
    name: soul.name,
    owner: soul.owner,
    chapter: soul.firstSeen,
    abilities: listOf(soul.abilities).map(({ id, name, description }) => ({ id, name, description })),
  }))
}
