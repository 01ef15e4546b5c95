import type { KnownOf } from './chapter.ts'
import { type Block, blocksOf, plainText } from './description.ts'
import { entryOf, listOf, numberOf } from './entries.ts'
import { type EntryGroup, entryGroups } from './entry-groups.ts'
import { glyphOf } from './glyphs.ts'
import { entryAddress, type Mention, mention } from './mentions.ts'
import { byFirstAppearance, type Person, personOf } from './people.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

/** The status of an organization and how it is marked beside its word. */
export type OrganizationStatus = { word: string; tone: 'active' | 'destroyed' | 'plain' }

export type OrganizationCard = {
  id: string
  name: string
  /** Path data of the engraving. */
  glyph: readonly string[] | undefined
  status: OrganizationStatus | undefined
  snippet: string
}

export type Member = Person & {
  /** Alive green, missing yellow, any other red; undefined where no chapter has said how they are. */
  status: { word: string; tone: 'alive' | 'missing' | 'other' } | undefined
}

export type OrganizationDetail = Omit<OrganizationCard, 'snippet'> & {
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  group: string
  aliases: readonly string[]
  /** The chapter in which it was first seen. */
  chapter: number
  affiliatedChurch: Mention | undefined
  /** Only pathways that are known themselves. */
  pathways: Mention[]
  deity: Mention | undefined
  description: readonly Block[]
  location: Mention | undefined
  members: Member[]
  tags: readonly string[]
}

const NO_GROUP = 'General'

/** The Organizations screen (specification section 2). */
export function organizationGroups(story: Story): EntryGroup<OrganizationCard>[] {
  return entryGroups(story.organizations, NO_GROUP, (organization) => ({
    ...headOf(story, organization),
    snippet: snippet(plainText(organization.description)),
  }))
}

function headOf(story: Story, { id, name, icon, status }: KnownOf<'organizations'>) {
  return {
    id,
    name,
    glyph: glyphOf(story, icon),
    status: status === undefined ? undefined : organizationStatus(status),
  }
}

function organizationStatus(word: string): OrganizationStatus {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'active' || tone === 'destroyed' ? tone : 'plain' }
}

/** All that is known of an organization; undefined for an id that the story does not hold, unknown or not yet known. */
export function organizationDetail(story: Story, id: string | null): OrganizationDetail | undefined {
  const organization = entryOf(story.organizations, id)
  if (!organization) return undefined

  const { group = NO_GROUP, aliases = [], deity, location, tags = [] } = organization
  return {
    ...headOf(story, organization),
    number: numberOf(story.organizations, organization),
    group,
    aliases,
    chapter: organization.firstSeen,
    affiliatedChurch: churchOf(story, organization),
    pathways: pathwaysOf(story, organization),
    deity: deity === undefined ? undefined : mention(story, deity, 'deities'),
    description: blocksOf(organization.description),
    location: location === undefined ? undefined : mention(story, location, 'locations'),
    members: membersOf(story, organization),
    tags,
  }
}

/** The church it belongs to. A church that belongs to itself does not lead to itself. */
function churchOf(story: Story, { id, affiliatedChurch }: KnownOf<'organizations'>): Mention | undefined {
  if (affiliatedChurch === undefined) return undefined
  const church = mention(story, affiliatedChurch, 'organizations')
  return church.address === entryAddress('organizations', id) ? { ...church, address: undefined } : church
}

function pathwaysOf(story: Story, { pathwaysHeld = [] }: KnownOf<'organizations'>): Mention[] {
  return pathwaysHeld.flatMap((id) => {
    const pathway = entryOf(story.pathways, id)
    return pathway ? [{ name: pathway.name, address: `/pathways/${id}` }] : []
  })
}

function membersOf(story: Story, { knownMembers }: KnownOf<'organizations'>): Member[] {
  return listOf(knownMembers)
    .flatMap((member) => {
      const person = personOf(story, member, member.role)
      const status = member.status ?? entryOf(story.characters, member.id)?.status
      return person ? [{ ...person, status: status === undefined ? undefined : memberStatus(status) }] : []
    })
    .sort(byFirstAppearance)
}

function memberStatus(word: string): Member['status'] {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'alive' || tone === 'missing' ? tone : 'other' }
}
