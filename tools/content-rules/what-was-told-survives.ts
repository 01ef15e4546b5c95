import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { placesOf, type Told } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { type Text, textsOf } from '#tools/texts/texts.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { type CheckedBook, patches, type Rule } from './rule.ts'

/** The share of a replaced text's words that must still be somewhere in the entry. */
const LEAST = 0.8

/** Shorter words carry no information that could be lost. */
const SHORT = 4

export const whatWasToldSurvives: Rule = {
  name: 'what-was-told-survives',
  why: 'A reader looks up what they were told before; a text that replaces another must not lose it.',

  *check(checked) {
    const before = new Map<string, string>()
    for (const { chapter, kind, id, told, path } of patches(checked)) {
      const isForgetting = remarksIn(kind, told).length > 0
      for (const text of lastingTexts(kind, told)) {
        const at = [...path, ...text.path]
        const replaced = before.get(at.join())
        before.set(at.join(), text.value)
        if (replaced === undefined || isForgetting) continue
        const lost = lostWords(replaced, entryWords(checked, chapter, kind, id))
        if (lost.share >= LEAST) continue
        yield {
          chapter,
          path: at,
          message: `${at.join('.')}: ${Math.round((1 - lost.share) * 100)} % of the words before are nowhere in the entry now (${lost.words.slice(0, 6).join(', ')}).`,
          tip: 'Keep it as a fact under `told`, or say with `forgets: …` why it goes.',
        }
      }
    }
  },
}

/** What a later patch must not lose: running texts, and the words for ties. */
function lastingTexts(kind: Kind, told: Told): Pick<Text, 'path' | 'value'>[] {
  const texts = textsOf(kind, told).filter(({ role }) => role === 'body' || role === 'prose')
  const ties = Array.from(placesOf(declarationOf(kind).fields, told)).flatMap(({ path, field, value }) =>
    field.type === 'choice' && field.role === 'tie' && typeof value === 'string' ? [{ path, value }] : [],
  )
  return [...texts, ...ties]
}

/** An author's reasons for what a patch removes. */
function remarksIn(kind: Kind, told: Told): unknown[] {
  return Array.from(placesOf(declarationOf(kind).fields, told)).filter(
    ({ field }) => field.type === 'text' && field.role === 'remark',
  )
}

/** The stems of all words that a reader at the chapter finds in the entry. */
function entryWords(checked: CheckedBook, chapter: number, kind: Kind, id: string) {
  const entry = entryOf(anyEntries(checked.writtenAt(chapter), kind), id) ?? {}
  const stems = new Set<string>()
  for (const { value } of textsOf(kind, entry)) for (const { stem } of wordsOf(value)) stems.add(stem)
  return stems
}

function lostWords(text: string, kept: ReadonlySet<string>): { share: number; words: string[] } {
  const stems = [...new Set(wordsOf(text).map(({ stem }) => stem))].filter((stem) => stem.length >= SHORT)
  const words = stems.filter((stem) => !kept.has(stem))
  return { share: stems.length === 0 ? 1 : 1 - words.length / stems.length, words }
}
