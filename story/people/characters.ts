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
  /** Path data; of a person undefined. */
  glyph: readonly string[] | undefined
  /** Who that is in a few words: the Sequence of a pathway, else the role and the organization, else the faction. */
  subtitle: string | undefined
  /** The chapter of the first appearance. */
  chapter: number
  isBeyonder: boolean
  isDeceased: boolean
}

/** What a card says of a character. */
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

/** A group that bears the name of the organization says it for all its cards. */
function roleSubtitle(story: Story, { id, category }: KnownOf<'characters'>): string | undefined {
  const held = roleOf(story, id)
  if (!held) return undefined
  return held.organization === category ? held.role : `${held.role}, ${held.organization}`
}

/** Words of the content for belonging nowhere, or nobody knows where: they say nothing on a card. */
const NOWHERE = new Set(['none', 'unknown'])

function sidedWith(faction: string | undefined): string | undefined {
  return faction && !NOWHERE.has(faction.toLowerCase()) ? faction : undefined
}
