import { type Kind, kinds } from '#kinds/kinds.ts'
import type { Content } from '#tools/content/read-content.ts'
import type { Rng } from './random.ts'

export type Told = Record<string, unknown>

/** One patch of one entry in one chapter. */
export type Patch = { chapter: number; kind: Kind; id: string; told: Told }

/** Something told too early: the patch as it would be in its chapter's file. */
export type Leak = Patch & { says: string }

/** The whole book, as known to an author who has read to the end. */
export type ReadBook = {
  patches: readonly Patch[]
  content: Content
  last: number
  /** Whether a reader of the chapter has met the word, in any text. */
  isMet: (word: string, chapter: number) => boolean
}

/** A kind of leak. Makes a random one, or undefined if the random choice does not fit. */
export type LeakKind = { name: string; leak: (book: ReadBook, rng: Rng) => Leak | undefined }

export function readBook(content: Content): ReadBook {
  const last = content.book?.chapters.last ?? 0
  const patches: Patch[] = []
  const firstMet = new Map<string, number>()
  for (const { number, chapter } of content.chapters) {
    if (number > last) continue
    for (const [word] of JSON.stringify(chapter)
      .toLowerCase()
      .matchAll(/\p{L}+/gu)) {
      if (!firstMet.has(word)) firstMet.set(word, number)
    }
    for (const kind of kinds) {
      for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
        if (told) patches.push({ chapter: number, kind, id, told: told as Told })
      }
    }
  }
  return {
    patches,
    content,
    last,
    isMet: (word, chapter) => (firstMet.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY) <= chapter,
  }
}

/** The patch with one more sentence in the text of a field. */
export function withSentence({ told }: Patch, field: string, sentence: string): Told {
  const text = String(told[field])
  return { ...told, [field]: `${text}${/[.!?]['"]?$/.test(text) ? '' : '.'} ${sentence}` }
}

/** The main text field of a patch, where it is plain text. */
export function proseOf({ told }: Patch): string | undefined {
  return ['description', 'content'].find((field) => typeof told[field] === 'string')
}
