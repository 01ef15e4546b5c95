import { filingRoles, toldWords } from '#tools/texts/told-words.ts'
import { type Word, wordsOf } from '#tools/texts/words.ts'
import { type Rule, texts } from './rule.ts'

export const wordsAreTold: Rule = {
  name: 'words-are-told',
  why: 'A word in a category or an id reveals as much as a sentence, and no text has told this one.',

  *check(checked) {
    const toldFrom = toldWords(checked.content.chapters, checked.book)
    for (const { chapter, path, role, value } of texts(checked)) {
      if (role !== 'id' && !filingRoles.has(role)) continue
      for (const word of wordsOf(value).filter(isTelling)) {
        if (toldFrom(word.stem) <= chapter) continue
        const what = value.slice(word.at, word.end).toLowerCase()
        yield {
          chapter,
          path,
          what,
          message: `${path.join('.')}: no text up to chapter ${chapter} holds "${what}".`,
          tip: 'Name it by what is told. A word that files things in any book belongs under `check.plainWords` in book.yaml.',
        }
      }
    }
  },
}

/** Chapter numbers have a rule of their own, and two letters reveal nothing. */
function isTelling({ stem }: Word): boolean {
  return stem.length > 2 && !/\d/.test(stem)
}
