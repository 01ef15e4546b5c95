import type { PortraitParts } from '#kinds/portrait.ts'
import type { BookSections } from '#story/book/book.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import type { Story } from '#story/engine/story.ts'
import { isDeceased } from './person-status.ts'
import { roleOf } from './roles.ts'

export type CharacterCard = {
  id: string
  name: string
  image: string | undefined
  portrait: PortraitParts | undefined
  /** Path data; undefined for a person. */
  glyph: readonly string[] | undefined
  /** A short description: the Sequence, or else the role and organization, or else the faction. */
  subtitle: string | undefined
  /** The chapter of the first appearance. */
  chapter: number
  isBeyonder: boolean
  isDeceased: boolean
}

/** The text of a character's card. */
export function characterCard(story: Story, character: KnownOf<'characters'>, book: BookSections): CharacterCard {
  const { id, name, image, portrait, icon, faction, beyonder = false, firstAppearance, firstSeen, status } = character
  return {
    id,
    name,
    image,
    portrait,
    glyph: glyphOf(story, icon),
    subtitle: rankSubtitle(character.sequence, book) ?? roleSubtitle(story, character) ?? sidedWith(faction),
    chapter: firstAppearance ?? firstSeen,
    isBeyonder: beyonder && book.sections.pathways !== undefined,
    isDeceased: isDeceased(status),
  }
}

function rankSubtitle(
  sequence: KnownOf<'characters'>['sequence'],
  { sections: { pathways } }: BookSections,
): string | undefined {
  if (sequence?.number === undefined || !pathways) return undefined
  return [sequence.name, `${pathways.rank} ${sequence.number}`].filter(Boolean).join(', ')
}

/** A group named after the organization makes it redundant on its cards. */
function roleSubtitle(story: Story, { id, category }: KnownOf<'characters'>): string | undefined {
  const held = roleOf(story, id)
  if (!held) return undefined
  return held.organization === category ? held.role : `${held.role}, ${held.organization}`
}

/** Words in the content that mean no or an unknown affiliation; cards leave them out. */
const NOWHERE = new Set(['none', 'unknown'])

function sidedWith(faction: string | undefined): string | undefined {
  return faction && !NOWHERE.has(faction.toLowerCase()) ? faction : undefined
}
