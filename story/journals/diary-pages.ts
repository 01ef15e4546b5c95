import type { Description } from '#kinds/field.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'

/** A page of a diary entry: the number and label in its marker, and its paragraphs. Text without markers is one unnumbered page. */
export type DiaryPage = { number: number | undefined; label: string | undefined; paragraphs: string[] }

/** The text of a diary entry: its introduction and its pages. */
export type DiaryText = { introduction: readonly Block[]; pages: DiaryPage[] }

/** Matches `Page 2 (inner side):`; the label may contain nested parentheses one level deep. */
const MARKER = /\bPage\s+(\d+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*:/g

/**
 * The text of a diary entry as pages (specification section 2, Diary).
 *
 * - With a content, the description is the introduction and the content forms the pages.
 * - A description alone forms the pages if it has page markers; otherwise it is the introduction.
 */
export function diaryText(description: Description | undefined, content: string | undefined): DiaryText {
  if (content !== undefined) return { introduction: blocksOf(description), pages: pagesOf(content) }
  if (typeof description === 'string' && description.search(MARKER) >= 0)
    return { introduction: [], pages: pagesOf(description) }
  return { introduction: blocksOf(description), pages: [] }
}

/** Splits a text at its page markers; anything before the first is an unnumbered page. */
export function pagesOf(text: string): DiaryPage[] {
  const markers = [...text.matchAll(MARKER)]
  const pages = markers.map((marker, at) => ({
    number: Number(marker[1]),
    label: marker[2]!.trim(),
    paragraphs: paragraphsOf(text.slice(marker.index + marker[0].length, markers[at + 1]?.index)),
  }))
  const before = paragraphsOf(text.slice(0, markers[0]?.index))
  return before.length > 0 ? [{ number: undefined, label: undefined, paragraphs: before }, ...pages] : pages
}

function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean)
}
