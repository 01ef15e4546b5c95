import type { KnownOf } from './chapter.ts'
import { type Block, blocksOf, plainText } from './description.ts'
import { entryOf, listOf, numberOf } from './entries.ts'
import { type EntryGroup, entryGroups } from './entry-groups.ts'
import { glyphOf } from './glyphs.ts'
import { type Mention, mention } from './mentions.ts'
import { byFirstAppearance, type Person, personOf } from './people.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

export type DeityCard = {
  id: string
  name: string
  /** Path data of the engraving. */
  glyph: readonly string[] | undefined
  snippet: string
  /** The chapter in which it was first seen. */
  chapter: number
}

export type DeityDetail = Omit<DeityCard, 'snippet'> & {
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  group: string
  aliases: readonly string[]
  status: string | undefined
  domain: string | undefined
  churches: Mention[]
  description: readonly Block[]
  followers: Person[]
  tags: readonly string[]
}

const NO_GROUP = 'Unknown'

/** The Deities screen (specification section 2). */
export function deityGroups(story: Story): EntryGroup<DeityCard>[] {
  return entryGroups(story.deities, NO_GROUP, (deity) => ({
    ...headOf(story, deity),
    snippet: snippet(plainText(deity.description)),
  }))
}

function headOf(story: Story, { id, name, icon, firstSeen: chapter }: KnownOf<'deities'>) {
  return { id, name, glyph: glyphOf(story, icon), chapter }
}

/** All that is known of a deity; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function deityDetail(story: Story, id: string | null): DeityDetail | undefined {
  const deity = entryOf(story.deities, id)
  if (!deity) return undefined

  const { group = NO_GROUP, aliases = [], status, domain, churches = [], tags = [] } = deity
  return {
    ...headOf(story, deity),
    number: numberOf(story.deities, deity),
    group,
    aliases,
    status,
    domain,
    churches: churches.map((church) => mention(story, church, 'organizations')),
    description: blocksOf(deity.description),
    followers: followersOf(story, deity),
    tags,
  }
}

function followersOf(story: Story, { followers }: KnownOf<'deities'>): Person[] {
  return listOf(followers)
    .map((follower) => personOf(story, follower, follower.role ?? 'Follower'))
    .filter((person) => person !== undefined)
    .sort(byFirstAppearance)
}
