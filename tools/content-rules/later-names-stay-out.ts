import { wordsOf } from '#tools/texts/words.ts'
import { type Rule, texts } from './rule.ts'

export const laterNamesStayOut: Rule = {
  name: 'later-names-stay-out',
  why: 'No chapter of this folder tells the name yet, so no other rule knows it.',

  *check(checked) {
    const names = checked.book.check.laterNames.map((name) => ({ name, stems: stemsOf(name) }))
    if (names.length === 0) return
    for (const { chapter, path, value } of texts(checked)) {
      const stems = stemsOf(value)
      for (const { name, stems: wanted } of names) {
        if (!stems.some((_, from) => wanted.every((stem, index) => stems[from + index] === stem))) continue
        yield {
          chapter,
          path,
          what: name,
          message: `${path.join('.')}: "${name}" is among the later names of book.yaml.`,
          tip: 'Write it without the name. If the chapter does tell it, remove it from `check.laterNames` in book.yaml.',
        }
      }
    }
  },
}

const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem)
