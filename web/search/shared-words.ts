/** No name and no question is longer. */
export const LONGEST = 80

/** As much of a text as is looked at: whoever shares a whole chapter looks for none of it. */
const READ = 2000

/**
 * What somebody means to look up who shares a text: its first line that says something, without web addresses, quotation
 * marks and signs that are not seen, and no longer than a search takes. Of several texts the first that leaves anything.
 */
export function sharedWords(texts: readonly (string | null)[]): string {
  for (const text of texts) {
    for (const line of (text ?? '').slice(0, READ).split(/[\n\r\u2028\u2029]/)) {
      const words = cut(plain(line))
      if (words) return words
    }
  }
  return ''
}

function plain(line: string): string {
  return line
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}"“”„«»]/gu, ' ')
    .replace(/^[\s\p{Pd}\p{Po}]+|[\s\p{Pd}\p{Po}]+$/gu, '')
    .replace(/\s+/g, ' ')
}

/** To the last whole word that fits; a single endless one is cut where it must be. */
function cut(words: string): string {
  if (words.length <= LONGEST) return words
  const end = words.lastIndexOf(' ', LONGEST)
  return end > 0 ? words.slice(0, end) : [...words.slice(0, LONGEST)].filter((sign) => !/\p{Cs}/u.test(sign)).join('')
}
