import { isKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { bodyOf, type Readable, titleOf } from '#story/entries/codex-entries.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { roleOf } from '#story/people/roles.ts'
import { capitalised } from './capitalised.ts'

/** An entry in brief, for a quick look. */
export type Peek = {
  kind: CodexEntry['kind']
  id: string
  name: string
  /** `Character, Night Watch`. */
  what: string
  /** Its first two sentences. */
  text: string
  address: string
}

/** An entry in brief, by kind and id (`characters/anna`); undefined if the story does not contain it. */
export function peekAt(story: Story, key: string, book: BookSections): Peek | undefined {
  const [kind = '', id = ''] = key.split('/')
  if (!isKind(kind)) return undefined
  const entry = entryOf(anyEntries(story, kind), id) as Readable | undefined
  const address = addressInBook(kind, id, book)
  const one = labelsOf(kind, book)?.one
  if (!entry || address === undefined || one === undefined) return undefined
  const organization = kind === 'characters' ? roleOf(story, id)?.organization : undefined
  return {
    kind: kind as CodexEntry['kind'],
    id,
    name: titleOf(entry),
    what: [capitalised(one), organization].filter(Boolean).join(', '),
    text: sentences(bodyOf(entry), 2),
    address,
  }
}

/**
 * The first sentences of a text, or all of it if it has no more. The full stop of a title (Mr.) or an initial does not end a
 * sentence.
 */
function sentences(text: string, count: number): string {
  const ends = text.matchAll(/(?<!\b(?:Mr|Mrs|Ms|Dr|St|\p{Lu}))[.!?…]["”’]?(?= )/gu)
  const last = Array.from(ends)[count - 1]
  return last ? text.slice(0, last.index + last[0].length) : text
}
