import { type Rule, texts } from './rule.ts'

const SENTENCES = { most: 5, why: 'More than four or five sentences are not read on a card.' }

export const textsHaveTheirLength: Rule = {
  name: 'texts-have-their-length',
  why: 'A text too short says nothing, and one too long is not read.',

  *check(checked) {
    for (const { chapter, path, role, value, words } of texts(checked)) {
      if (!words) continue
      const count = value.split(/\s+/).length
      const sentences = value.split(/[.!?]['’"”)]?\s+/).length
      const at = path.join('.')
      if (count < words.least || count > words.most) {
        const bound = count < words.least ? `at least ${words.least}` : `at most ${words.most}`
        yield { chapter, path, what: at, message: `${at}: has ${count} words; it needs ${bound}.`, tip: words.why }
      } else if (role === 'body' && sentences > SENTENCES.most) {
        yield { chapter, path, what: at, message: `${at}: has ${sentences} sentences.`, tip: SENTENCES.why }
      }
    }
  },
}
