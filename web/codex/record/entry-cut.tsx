import './entry-cut.css'
import type { Kind } from '#kinds/kinds.ts'
import { entryPicture } from '#story/entries/entry-picture.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { emblemGlyph } from './emblem.tsx'

/** An entry in a round frame: a person's profile, or a medallion for anything else. */
export function EntryCut({ kind, id, isDeceased = false }: { kind: Kind; id: string; isDeceased?: boolean }) {
  const { isPerson, image, portrait, glyph } = entryPicture(useStory(), kind, id)
  return (
    <span className={isDeceased ? 'entry-cut is-deceased' : 'entry-cut'}>
      {isPerson ? (
        <Portrait seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} />
      ) : (
        <Medallion seed={id} glyph={emblemGlyph(glyph, sectionGlyphs[kind as keyof typeof sectionGlyphs])} />
      )}
    </span>
  )
}
