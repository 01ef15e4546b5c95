import type { Description } from '#kinds/field.ts'
import { closed } from './sentence.ts'

/** One block of a description, ready to be drawn as it is: no markup inside. */
export type Block = Readonly<
  { type: 'heading' | 'paragraph' | 'address'; text: string } | { type: 'list'; items: readonly string[] }
>

/** The blocks of a description. Plain text becomes one paragraph per line; what was never told has none. */
export function blocksOf(description: Description | readonly Block[] | undefined): readonly Block[] {
  if (description === undefined) return []
  if (typeof description !== 'string') return description
  return description
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .map((text) => ({ type: 'paragraph', text }))
}

/** A description as one line of text, what stands before a further block closed by a stop: for search and snippets. */
export function plainText(description: Description | readonly Block[] | undefined): string {
  return blocksOf(description)
    .map((block) => (block.type === 'list' ? block.items.join(', ') : block.text))
    .map((text, at, all) => (at < all.length - 1 ? closed(text) : text))
    .join(' ')
}
