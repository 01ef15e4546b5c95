import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import type { Story } from '#story/engine/story.ts'

/**
 * A label with `{pathways}` replaced by the book's word for pathways, and `{pathways.person}` by another word of that section;
 * undefined if the book does not have the word.
 */
export function inWords(label: string, { sections }: BookSections): string | undefined {
  let isKnown = true
  const words = label.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, section: string, name = 'title') => {
    const word = (sections as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[section]?.[name]
    isKnown &&= typeof word === 'string'
    return String(word)
  })
  return isKnown ? words : undefined
}

/** The sentence under the heading of a list: the book's, or one that counts the known entries. */
export function ledeOf(story: Story, kind: ViewedKind, book: BookSections): string | undefined {
  const { counted } = declarationOf(kind).view!
  if (!counted) return labelsOf(kind, book)?.lede
  const size = story[kind].length
  return counted.lede
    .replace('{count}', `${size} ${size === 1 ? counted.one : counted.many}`)
    .replace('{chapter}', String(story.chapter))
}
