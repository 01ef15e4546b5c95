import { type Block, blocksOf, plainText } from './description.ts'
import { entryOf, numberOf } from './entries.ts'
import { type EntryGroup, entryGroups } from './entry-groups.ts'
import type { Description } from '#kinds/field.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

export type LocationCard = {
  id: string
  name: string
  /** The address line, where one is known. */
  address: string | undefined
  snippet: string
  /** The chapter in which it was first seen. */
  chapter: number
}

export type LocationDetail = {
  id: string
  name: string
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  group: string
  description: readonly Block[]
  significance: string | undefined
  /** The chapter that first speaks of it. */
  mentioned: number
  /** The chapter in which the protagonist first sets foot there; undefined while it is only spoken of. */
  visited: number | undefined
}

const NO_GROUP = 'General'

/** The Locations screen (specification section 2). */
export function locationGroups(story: Story): EntryGroup<LocationCard>[] {
  return entryGroups(story.locations, NO_GROUP, ({ id, name, description, firstSeen: chapter }) => ({
    id,
    name,
    ...addressAndRest(description),
    chapter,
  }))
}

/** The address blocks of a description as one line, and the beginning of the rest. */
function addressAndRest(description: Description): Pick<LocationCard, 'address' | 'snippet'> {
  const blocks = blocksOf(description)
  const address = blocks.flatMap((block) => (block.type === 'address' ? [block.text] : [])).join(', ')
  const rest = blocks.filter(({ type }) => type !== 'address')
  return { address: address || undefined, snippet: snippet(plainText(rest)) }
}

/** All that is known of a location; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function locationDetail(story: Story, id: string | null): LocationDetail | undefined {
  const location = entryOf(story.locations, id)
  if (!location) return undefined

  return {
    id: location.id,
    name: location.name,
    number: numberOf(story.locations, location),
    group: location.group ?? NO_GROUP,
    description: blocksOf(location.description),
    significance: location.significance,
    mentioned: location.firstMention ?? location.firstSeen,
    visited: location.firstVisit,
  }
}
