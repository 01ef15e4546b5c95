import { sentencesOf } from '#tools/texts/sentences.ts'
import { type Rule, texts, withoutFocus } from './rule.ts'

/** Shorter sentences ("She is a Nighthawk.") may well recur. */
const LEAST_WORDS = 8

type Place = { chapter: number; entry: string; field: string }

export const sentencesAreNotRepeated: Rule = {
  name: 'sentences-are-not-repeated',
  why: 'A sentence that stands in two places was copied: one of them says nothing of its own, or was told too early.',

  *check(checked) {
    const places = new Map<string, Place>()
    const lastTold = new Map<string, { now: number; before: number }>()
    for (const { chapter, kind, id, path, value, isId } of texts(withoutFocus(checked))) {
      if (isId) continue
      const here = { chapter, entry: `${kind}.${id}`, field: path.slice(2).join('.') }
      const field = `${here.entry}.${here.field}`
      const told = lastTold.get(field)
      const before = told?.now === chapter ? told.before : (told?.now ?? 0)
      lastTold.set(field, { now: chapter, before })
      for (const sentence of sentencesOf(value, LEAST_WORDS)) {
        const there = places.get(sentence)
        places.set(sentence, here)
        if (!there || isRewriting(there, here, before) || isHeadline(there, here)) continue
        const what = `${sentence.split(' ').slice(0, LEAST_WORDS).join(' ')}`
        yield {
          chapter,
          path,
          what,
          message: `${path.join('.')}: "${what} …" stands in ${there.entry}.${there.field} of chapter ${there.chapter}, too.`,
          tip: 'Say what is new here, or take the sentence out of one of the two.',
        }
      }
    }
  },
}

/** A rewritten description may keep sentences of the previous one; news may not. */
function isRewriting(there: Place, here: Place, before: number): boolean {
  const isNews = /^(?:headline|recentActivities)/.test(here.field)
  return there.entry === here.entry && there.chapter === before && there.field === here.field && !isNews
}

/** The news of a chapter about an entry may be what the entry did in it. */
function isHeadline(there: Place, here: Place): boolean {
  const fields = [there.field, here.field].map((field) => field.replace(/\.\d+$/, ''))
  return (
    there.entry === here.entry &&
    there.chapter === here.chapter &&
    fields.includes('headline') &&
    fields.includes('recentActivities')
  )
}
