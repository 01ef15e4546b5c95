import type { Story } from '#story/engine/story.ts'

/** The drawing of an entry's icon, as path data in a box of 512; undefined if the entry has none. */
export function glyphOf({ glyphs }: Pick<Story, 'glyphs'>, icon: string | undefined): readonly string[] | undefined {
  return icon === undefined ? undefined : glyphs.get(icon)
}
