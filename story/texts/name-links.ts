import type { Story } from '#story/engine/story.ts'
import { type KnownName, nameIndex, WORD } from './name-index.ts'

/** A piece of a text; if it names an entry, with its address and its kind and id: `characters/anna`. */
export type NamedStretch = { text: string; entry?: string; address?: string }

/**
 * Splits a text at names and links each entry once, at its first mention. Of names that begin alike, the longest counts. Not
 * linked are names shared by two entries, saints' names that someone else is named after, and names of the entry that the text
 * belongs to (`own`) or that the preceding words link to (`before`).
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
    // A shorter name inside a longer one is never linked, even if the longer one is not linked either.
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

/** Others may be named after a saint; whoever is known as the saint has the whole name, including the preceding word. */
function isOfSaint(text: string, at: number): boolean {
  return /\bSaint\s+$/u.test(text.slice(Math.max(0, at - 8), at))
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:…]["”’)]?\s+)["“‘(]?$/u.test(text.slice(Math.max(0, at - 6), at))
}
