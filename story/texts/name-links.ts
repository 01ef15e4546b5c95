import type { Story } from '#story/engine/story.ts'
import { type KnownName, nameIndex, WORD } from './name-index.ts'

/** A stretch of a text; with an address where it names an entry, which is told by its kind and id: `characters/anna`. */
export type NamedStretch = { text: string; entry?: string; address?: string }

/**
 * A text in which names lead to the entries that bear them, each entry once: at its first mention. Of names that begin alike
 * the longest counts; a name of two entries leads nowhere, nor does that of a saint whom somebody is named after, nor one of the
 * entry (`own`) that the text belongs to, or of the one that the words before it lead to.
 */
export function linkedText(story: Story, text: string, own = '', before = ''): NamedStretch[] {
  const names = nameIndex(story)
  const met = new Set([own, before])
  const stretches: NamedStretch[] = []
  let plainFrom = 0
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < from) continue
    const known = names.get(word)?.find(({ name }) => standsAt(text, index, name))
    if (!known || (known.isUsual && beginsSentence(text, index))) continue
    // What a longer name says is said by no shorter one within it, also where it leads nowhere.
    from = index + known.name.length
    const { name, bearer } = known
    if (!bearer || met.has(bearer.entry) || isOfSaint(text, index)) continue
    met.add(bearer.entry)
    stretches.push({ text: text.slice(plainFrom, index) }, { text: name, ...bearer })
    plainFrom = from
  }
  stretches.push({ text: text.slice(plainFrom) })
  return stretches.filter(({ text }) => text !== '')
}

function standsAt(text: string, at: number, name: KnownName['name']): boolean {
  return text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length))
}

/** A saint has a name that others bear after them; one who is known by it bears it whole, with the word before. */
function isOfSaint(text: string, at: number): boolean {
  return /\bSaint\s+$/u.test(text.slice(Math.max(0, at - 8), at))
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:…]["”’)]?\s+)["“‘(]?$/u.test(text.slice(Math.max(0, at - 6), at))
}
