import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { PortraitParts } from '#kinds/portrait.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'

/** The picture of an entry: a profile for a person, a sign for anything else. */
export type EntryPicture = {
  isPerson: boolean
  image: string | undefined
  portrait: PortraitParts | undefined
  /** Path data; also set for characters who are not people. */
  glyph: readonly string[] | undefined
}

type Pictured = { image?: string; portrait?: PortraitParts; icon?: string }

/** The picture of an entry; a plain one if the story does not contain it. */
export function entryPicture(story: Story, kind: Kind, id: string): EntryPicture {
  const { image, portrait, icon } = (entryOf(anyEntries(story, kind), id) ?? {}) as Pictured
  return { isPerson: 'portrait' in declarationOf(kind).fields, image, portrait, glyph: glyphOf(story, icon) }
}
