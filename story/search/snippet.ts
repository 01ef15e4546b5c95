/** Where cards cut a text (specification section 9). */
const SNIPPET_LENGTH = 100

/** The words of a text that fit into 100 characters, with an ellipsis only if something was cut. */
export function snippet(text: string, length = SNIPPET_LENGTH): string {
  // A character takes at most two code units.
  const characters = Array.from(text.slice(0, 2 * (length + 1)))
  if (characters.length <= length) return text

  const cut = characters.slice(0, length).join('')
  const isWhole = /\s/.test(characters[length]!)
  const words = isWhole ? cut : cut.replace(/\s\S*$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`
}
