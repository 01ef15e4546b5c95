import { type Kind, kinds } from '#kinds/kinds.ts'
import type { StoryAt } from '#story/engine/timeline.ts'
import type { Book } from '#story/schema/book.ts'
import type { Finding } from '#tools/content/finding.ts'
import type { Content } from '#tools/content/read-content.ts'
import { type Text, textsOf } from '#tools/texts/texts.ts'

/** The input of a rule: the content as written, and as it adds up. */
export type CheckedBook = {
  content: Content
  book: Book
  /** The story as written, without gates, also beyond the last chapter: what an author may refer to. */
  writtenAt: StoryAt
  /**
   * The only entry to check, with all of its patches; undefined means the whole book. So a single change is checked without going
   * through everything else.
   */
  focus?: { kind: Kind; id: string }
}

/** The same book without a focus: what a rule compares an entry with. */
export const withoutFocus = ({ focus: _, ...all }: CheckedBook): CheckedBook => all

/** A requirement on the content, with its reason. `check` yields each violation. */
export type Rule = {
  name: string
  why: string
  check: (book: CheckedBook) => Iterable<Finding>
}

/** Every patch of every entry, chapter by chapter, as written; without removals. */
export function* patches({ content, focus }: CheckedBook, wanted: readonly Kind[] = kinds) {
  const looked = focus ? wanted.filter((kind) => kind === focus.kind) : wanted
  for (const { number, chapter } of content.chapters) {
    for (const kind of looked) {
      const entries = chapter[kind] ?? {}
      for (const id of focus ? [focus.id] : Object.keys(entries)) {
        const told = Object.hasOwn(entries, id) && entries[id]
        if (told) yield { chapter: number, kind, id, told, path: [kind, id] }
      }
    }
  }
}

/** Everything written in chapters that readers can reach: each text and each id, with its path in the file. */
export function* texts(
  checked: CheckedBook,
): Generator<Text & { chapter: number; kind: Kind | undefined; id: string }> {
  const { last } = checked.book.chapters
  for (const { number, chapter } of checked.content.chapters) {
    if (number > last || !chapter.title || checked.focus) continue
    yield {
      chapter: number,
      kind: undefined,
      id: '',
      path: ['title'],
      role: 'title',
      value: chapter.title,
      isId: false,
    }
  }
  for (const { chapter, kind, id, told, path } of patches(checked)) {
    if (chapter > last) continue
    yield { chapter, kind, id, path, role: 'id', value: id, isId: true }
    for (const text of textsOf(kind, told)) yield { ...text, chapter, kind, id, path: [...path, ...text.path] }
  }
}
