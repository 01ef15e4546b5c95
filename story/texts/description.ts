import type { Description } from '#kinds/field.ts'
import { closed } from './sentence.ts'

/** A block of a description, without markup, ready to draw. */
export type Block = Readonly<
  { type: 'heading' | 'paragraph' | 'address'; text: string } | { type: 'list'; items: readonly string[] }
>

/** The blocks of a description. Plain text becomes one paragraph per line; an untold description has none. */
export function blocksOf(description: Description | readonly Block[] | undefined): readonly Block[] {
  if (description === undefined) return []
  if (typeof description !== 'string') return description
  return description
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((text) => ({ type: 'paragraph', text }))
}

/** A description as one line of text for search and snippets; a full stop is added between blocks where needed. */
export function plainText(description: Description | readonly Block[] | undefined): string {
  return blocksOf(description)
    .map((block) => (block.type === 'list' ? block.items.join(', ') : block.text))
    .map((text, at, all) => (at < all.length - 1 ? closed(text) : text))
    .join(' ')
}
