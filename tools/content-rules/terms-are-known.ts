import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { type CheckedBook, type Rule, texts } from './rule.ts'

type Term = { shown: string; from: number; of: string; stems: readonly string[] }

/** Kinds whose names are terms of the world: they have entries in the codex, and their words are used by everybody, in lower case too. */
const kindsOfTerms: readonly Kind[] = kinds.filter((kind) => {
  const { opensIn, ownsNames, fields } = declarationOf(kind)
  return opensIn === 'category' && !ownsNames && nameField(fields) !== undefined
})

export const termsAreKnown: Rule = {
  name: 'terms-are-known',
  why: 'A term of the world, in whatever letters, tells that there is such a thing before its chapter does.',

  *check(checked) {
    const terms = termsOf(checked)
    for (const { chapter, path, value } of texts(checked)) {
      const stems = wordsOf(value).map(({ stem }) => stem)
      for (const [from, stem] of stems.entries()) {
        for (const { shown, from: told, of, stems: term } of terms.get(stem) ?? []) {
          if (told <= chapter || !term.every((part, index) => stems[from + index] === part)) continue
          yield {
            chapter,
            path,
            what: shown,
            message: `${path.join('.')}: "${shown}" is first explained in chapter ${told} (${of}).`,
            tip: 'Say it in other words, or tell the term here. If it means something else here, declare it in exceptions.yaml.',
          }
        }
      }
    }
  },
}

/** Each term with the chapter that first tells it, keyed by its first word. */
function termsOf({ content }: CheckedBook): Map<string, Term[]> {
  const terms = new Map<string, Term>()
  for (const { number, chapter } of content.chapters) {
    for (const kind of kindsOfTerms) {
      for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
        const name = told?.[nameField(declarationOf(kind).fields) ?? '']
        if (typeof name !== 'string') continue
        const shown = name.replace(/\s*\(.*\)$/, '').replace(/^(?:the|an?) /i, '')
        const stems = wordsOf(shown).map(({ stem }) => stem)
        const key = stems.join(' ')
        if (stems.length > 0 && !terms.has(key)) terms.set(key, { shown, from: number, of: `${kind}.${id}`, stems })
      }
    }
  }
  return Map.groupBy(terms.values(), ({ stems }) => stems[0] ?? '')
}

function nameField(fields: ReturnType<typeof declarationOf>['fields']): string | undefined {
  return Object.entries(fields).find(([, field]) => field.type === 'text' && field.role === 'name')?.[0]
}
