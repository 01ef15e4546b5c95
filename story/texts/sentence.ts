/** A sentence ends with a stop; a title may end with a mark of its own. */
export function closed(sentence: string): string {
  return /[.!?…]["”’]?$/.test(sentence) ? sentence : `${sentence}.`
}
