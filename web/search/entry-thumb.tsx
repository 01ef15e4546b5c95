import './entry-thumb.css'
import glyphs from '#glyphs/sections'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { type EntryPicture, entryPicture } from '#story/entries/entry-picture.ts'
import { glyphPaths } from '#web/illustrations/glyph.ts'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import CircleHelp from '~icons/lucide/circle-help'

type Props = Pick<CodexEntry, 'kind' | 'id'>

/** A small framed picture of an entry: a person's profile, or the sign of anything else. A Sequence uses its pathway's. */
export function EntryThumb({ kind, id }: Props) {
  const of = id.replace(/\/.*/, '')
  const picture = entryPicture(useStory(), kind, of)
  return (
    <span className="entry-thumb" aria-hidden="true">
      {picture.isPerson ? (
        <Portrait seed={of} parts={portraitLook(of, picture.portrait)} glyph={picture.glyph} image={picture.image} />
      ) : (
        <Sign kind={kind} glyph={picture.glyph} />
      )}
    </span>
  )
}

function Sign({ kind, glyph }: Pick<Props, 'kind'> & Pick<EntryPicture, 'glyph'>) {
  const sign = glyph
    ? { body: glyph }
    : (glyphs as Partial<typeof glyphs & Record<Props['kind'], { body: string }>>)[kind]
  if (!sign) return <CircleHelp />
  return (
    <svg className="entry-thumb-sign" viewBox="0 0 512 512" aria-hidden="true">
      <path d={glyphPaths(sign).join('')} />
    </svg>
  )
}
