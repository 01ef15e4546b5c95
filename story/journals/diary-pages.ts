import type { Description } from '#kinds/field.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'

/** A page of a diary entry: what stands in its marker, and its paragraphs. A text without markers is one page without a number. */
export type DiaryPage = { number: number | undefined; label: string | undefined; paragraphs: string[] }

/** What a diary entry says: its introduction, and its pages. */
export type DiaryText = { introduction: readonly Block[]; pages: DiaryPage[] }

/** `Page 2 (inner side):`; the label may hold one pair of parentheses more. */
const MARKER = /\bPage\s+(\d+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*:/g

/**
 * The text of a diary entry in pages (specification section 2, Diary).
 *
 * - With a content, the description introduces and the content makes the pages.
 * - A description alone makes the pages if it has their markers, and else introduces.
 */
export function diaryText(description: Description | undefined, content: string | undefined): DiaryText {
  if (content !== undefined) return { introduction: blocksOf(description), pages: pagesOf(content) }
  if (typeof description === 'string' && description.search(MARKER) >= 0)
    return { introduction: [], pages: pagesOf(description) }
  return { introduction: blocksOf(description), pages: [] }
}

/** A text cut at its page markers; what stands before the first of them is a page without a number. */
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
