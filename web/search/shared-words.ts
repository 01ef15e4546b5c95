import { LONGEST } from '#story/search/fold.ts'

/** How much of a shared text is examined: nobody searches for a whole chapter. */
const READ = 2000

/**
 * What someone who shares a text wants to look up: its first meaningful line without web addresses, quotation marks and
 * invisible characters, no longer than a query may be. Of several texts, the first that leaves anything.
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

/** Cuts after the last whole word that fits, or within a word that is too long by itself. */
function cut(words: string): string {
  if (words.length <= LONGEST) return words
  const end = words.lastIndexOf(' ', LONGEST)
  return end > 0 ? words.slice(0, end) : [...words.slice(0, LONGEST)].filter((sign) => !/\p{Cs}/u.test(sign)).join('')
}
