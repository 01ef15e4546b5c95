/** Adds a full stop to a sentence unless it already ends with a mark, as a title may. */
export function closed(sentence: string): string {
  return /[.!?…]["”’]?$/.test(sentence) ? sentence : `${sentence}.`
}
