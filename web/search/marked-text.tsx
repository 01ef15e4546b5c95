import { marked } from '#story/search/excerpt.ts'

/** A text with the matched words marked; screen readers ignore the marks. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map(({ text, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
    isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )
}
