/** A word, or the first of several, with a capital. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
