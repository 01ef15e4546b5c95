import { earlyNames } from '#tools/texts/early-names.ts'
import { namesIn } from '#tools/texts/names.ts'
import { type Rule, texts } from './rule.ts'

export const namesAreKnown: Rule = {
  name: 'names-are-known',
  why: 'A name, an alias or a surname before its chapter tells that its bearer is still to come, or who somebody is.',

  *check(checked) {
    const names = namesIn(checked.content.chapters, checked.book.aliases)
    for (const text of texts(checked)) {
      for (const { shown, from, of } of earlyNames(text, text.chapter, names)) {
        const path = text.path.join('.')
        yield {
          chapter: text.chapter,
          path: text.path,
          what: shown,
          message: `${path}: "${shown}" is first told in chapter ${from} (${of}).`,
          tip: 'Write it without the name or in a later chapter. If it is another word or person, declare it in exceptions.yaml.',
        }
      }
    }
  },
}
