import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import { declarationOf, kinds } from '#kinds/kinds.ts'
import { textsWithRole } from '#kinds/walk.ts'
import type { ChapterMap } from './chapter-map.ts'

/** Returns a glyph's drawing as path data in a box of 512, or undefined if there is no such glyph. */
export type GlyphOf = (name: string) => readonly string[] | undefined

/**
 * Writes each glyph's drawing into the chapter that first shows it, so that neither the app nor an earlier story file
 * contains a picture of what comes later. An unknown glyph is omitted; the content check reports it (`glyphs-exist`).
 */
export function placeGlyphs(chapters: ChapterMap, glyphOf: GlyphOf): void {
  const placed = new Set<string>()
  for (const [number, chapter] of chapters) {
    const glyphs: Record<string, readonly string[]> = {}
    for (const kind of kinds) {
      for (const told of Object.values(chapter[kind] ?? {})) {
        for (const { text: icon } of textsWithRole(declarationOf(kind).fields, told ?? {}, 'glyph')) {
          if (placed.has(icon)) continue
          const paths = glyphOf(icon)
          if (paths) glyphs[icon] = paths
          placed.add(icon)
        }
      }
    }
    if (Object.keys(glyphs).length > 0) chapters.set(number, { ...chapter, glyphs })
  }
}

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

/**
 * The glyphs of game-icons.net (CC BY 3.0), read once from the icon package. Rounding to whole units of their box of 512 makes them a
 * quarter smaller, and none is drawn so large that the difference is visible.
 */
export function gameIcons(): GlyphOf {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return (name) => {
    const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body
    return body === undefined ? undefined : [...body.matchAll(/\bd="([^"]+)"/g)].map(([, path = '']) => rounded(path))
  }
}

function rounded(path: string): string {
  return svgpath(path).round(0).toString()
}
