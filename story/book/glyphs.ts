import type { Story } from '#story/engine/story.ts'

/** The drawing of an entry's icon, as path data in a box of 512; undefined for an entry without one. */
export function glyphOf({ glyphs }: Pick<Story, 'glyphs'>, icon: string | undefined): readonly string[] | undefined {
  return icon === undefined ? undefined : glyphs.get(icon)
}
