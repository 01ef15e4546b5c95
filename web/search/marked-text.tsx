import { marked } from '#story/search/excerpt.ts'

/** A text with the matched words marked; screen readers ignore the marks. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map(({ text, isFound }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a text have nothing else to be told apart by
    isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )
}
