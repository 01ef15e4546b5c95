import type { Chapter } from '#story/engine/chapter.ts'

/**
 * The chapter with typographic apostrophes and quotation marks instead of ' and ". A mark is an opening one if only
 * space or an opening bracket, dash or mark precedes it.
 */
export function typeset(chapter: Chapter): Chapter {
  return setAll(chapter) as Chapter
}

function setAll(value: unknown): unknown {
  if (typeof value === 'string') return setText(value)
  if (Array.isArray(value)) return value.map(setAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, setAll(inner)]))
}

const OPENS = /(^|[\s([–—“‘"'])/.source

function setText(text: string): string {
  return text
    .replaceAll(new RegExp(`${OPENS}'(?=\\p{L}|")`, 'gu'), '$1‘')
    .replaceAll("'", '’')
    .replaceAll(new RegExp(`${OPENS}"(?=\\S)`, 'gu'), '$1“')
    .replaceAll('"', '”')
}
