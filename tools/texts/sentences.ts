/** The sentences of a text with at least so many words, normalised so that only their words count. */
export function sentencesOf(text: string, leastWords: number): readonly string[] {
  let sentences = sentencesOfText.get(text)
  if (!sentences) {
    sentences = text
      .split(/(?<=[.!?]['’"”)]?)\s+/)
      .filter((sentence) => /[.!?]['’"”)]?$/.test(sentence))
      .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((words) => words.length >= leastWords)
      .map((words) => words.join(' '))
    sentencesOfText.set(text, sentences)
  }
  return sentences
}

const sentencesOfText = new Map<string, readonly string[]>()
