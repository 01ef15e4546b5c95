import { wordsOf } from '#tools/texts/words.ts'
import { type Rule, texts, withoutFocus } from './rule.ts'

const aliasRoles: ReadonlySet<string> = new Set(['alias', 'caller'])
const silentRoles: ReadonlySet<string> = new Set([...aliasRoles, 'spelling', 'tag', 'remark'])

export const aliasesAreUsed: Rule = {
  name: 'aliases-are-used',
  why: 'Another name that no text from its chapter on ever uses is known from elsewhere: perhaps from later chapters.',

  *check(checked) {
    const seen = new Set<string>()
    for (const { chapter, kind, id, path, role, value } of texts(checked)) {
      const key = `${kind} ${id} ${value}`
      if (!aliasRoles.has(role) || seen.has(key)) continue
      seen.add(key)
      const name = value.replace(/^(?:the|an?) /i, '').replace(/\s*\(.*\)$/, '')
      const all = texts(withoutFocus(checked))
      const isUsed = all.some(
        (text) => text.chapter >= chapter && !text.isId && !silentRoles.has(text.role) && holds(text.value, name),
      )
      if (isUsed) continue
      yield {
        chapter,
        path,
        what: value,
        message: `${path.join('.')}: no text from chapter ${chapter} on uses "${value}".`,
        tip: 'Say in a text who calls it so, or leave the name out.',
      }
    }
  },
}

/** Whether a text has the words of a name in sequence; a capital in the name must be one in the text. */
function holds(text: string, name: string): boolean {
  const words = wordsOf(text)
  const wanted = wordsOf(name)
  return words.some((_, from) =>
    wanted.every(({ stem, isCapital }, index) => {
      const word = words[from + index]
      return word?.stem === stem && (!isCapital || word.isCapital)
    }),
  )
}
