import { type Rule, texts } from './rule.ts'

type Limit = { least: number; most: number; why: string }

/** Words that a text of a field may have. The longest and shortest that read well on a card of a phone. */
const limits: Partial<Record<string, Limit>> = {
  name: { least: 1, most: 12, why: 'A name stands in one or two lines of a card.' },
  title: { least: 1, most: 12, why: 'A title stands in one or two lines of a card.' },
  headline: { least: 3, most: 25, why: 'A headline is one sentence that tells the news.' },
  recentActivities: { least: 3, most: 35, why: 'An activity is one sentence in a narrow list.' },
  significance: { least: 2, most: 40, why: 'What matters of a place is said in a sentence.' },
}

/** Descriptions by kind; where a kind has none of its own, the first holds. */
const descriptions: Partial<Record<string, Limit>> = {
  entry: { least: 8, most: 75, why: 'A description is one to four sentences.' },
  abilities: { least: 6, most: 60, why: 'An ability is explained in one to three sentences.' },
  transactions: { least: 3, most: 25, why: 'A payment is one line of the ledger.' },
  notes: { least: 10, most: 75, why: 'A note is one to four sentences in one voice.' },
}
const SENTENCES = { most: 5, why: 'More than four or five sentences are not read on a card.' }

export const textsHaveTheirLength: Rule = {
  name: 'texts-have-their-length',
  why: 'A text too short says nothing, and one too long is not read.',

  *check(checked) {
    for (const { chapter, kind = '', path, field, value, isId } of texts(checked)) {
      if (isId) continue
      const isDescription = path.length === 3 && (field === 'description' || (kind === 'notes' && field === 'content'))
      const limit = isDescription ? (descriptions[kind] ?? descriptions.entry) : limits[field]
      if (!limit) continue
      const words = value.split(/\s+/).length
      const sentences = value.split(/[.!?]['’"”)]?\s+/).length
      const at = path.join('.')
      if (words < limit.least || words > limit.most) {
        const bound = words < limit.least ? `at least ${limit.least}` : `at most ${limit.most}`
        yield { chapter, path, what: at, message: `${at}: has ${words} words; it needs ${bound}.`, tip: limit.why }
      } else if (isDescription && sentences > SENTENCES.most) {
        yield { chapter, path, what: at, message: `${at}: has ${sentences} sentences.`, tip: SENTENCES.why }
      }
    }
  },
}
