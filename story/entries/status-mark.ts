/** How it stands with somebody or something, and how that is marked beside its word. */
export type StatusMark = { word: string; tone: 'active' | 'destroyed' | 'plain' }

export function statusMark(word: string): StatusMark {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'active' || tone === 'destroyed' ? tone : 'plain' }
}
