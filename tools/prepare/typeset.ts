import type { Chapter } from '#story/engine/chapter.ts'

/**
 * The chapter as a printer sets it: authors type ' and ", readers see apostrophes and quotation marks. A mark opens where
 * nothing but space or an opening bracket, dash or mark is before it.
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
