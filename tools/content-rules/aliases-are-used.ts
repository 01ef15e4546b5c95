import { wordsOf } from '#tools/texts/words.ts'
import { type Rule, texts } from './rule.ts'

const aliasRoles: ReadonlySet<string> = new Set(['alias', 'caller'])
const silentRoles: ReadonlySet<string> = new Set([...aliasRoles, 'spelling', 'tag', 'remark'])

export const aliasesAreUsed: Rule = {
  name: 'aliases-are-used',
  why: 'Another name that no text from its chapter on ever uses is known from elsewhere: perhaps from later chapters.',

  *check(checked) {
    const used = new Map<string, number>()
    for (const { chapter, role, value, isId } of texts({ ...checked, focus: () => true })) {
      if (!isId && !silentRoles.has(role)) used.set(phraseOf(value), chapter)
    }
    const seen = new Set<string>()
    for (const { chapter, kind, id, path, role, value } of texts(checked)) {
      const key = `${kind} ${id} ${value}`
      if (!aliasRoles.has(role) || seen.has(key)) continue
      seen.add(key)
      const name = phraseOf(value.replace(/^(?:the|an?) /i, '').replace(/\s*\(.*\)$/, ''))
      if (used.entries().some(([text, last]) => last >= chapter && text.includes(name))) continue
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

/** The words of a text with a space on each side, so that one phrase is found in another by whole words. */
const phraseOf = (text: string) =>
  ` ${wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')} `
