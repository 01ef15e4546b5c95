import type { Role } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { slug } from '#tools/content/slug.ts'
import { type Leak, type LeakKind, type Patch, proseOf, type ReadBook, withSentence } from './leak.ts'
import { minimalEntry } from './minimal-entry.ts'
import type { Rng } from './random.ts'

type Named = { from: number; name: string; id: string; isPerson: boolean }

const named = new WeakMap<ReadBook, readonly Named[]>()

/** Every name of people, places, groups and gods, with the chapter that first gives it to its bearer. */
function namesOf(book: ReadBook): readonly Named[] {
  let names = named.get(book)
  if (!names) {
    const seen = new Map<string, Named>()
    for (const { chapter, kind, id, told } of book.patches) {
      if (!declarationOf(kind).ownsNames) continue
      if (typeof told.name !== 'string' || seen.has(told.name)) continue
      seen.set(told.name, { from: chapter, name: told.name, id, isPerson: kind === 'characters' })
    }
    names = [...seen.values()]
    named.set(book, names)
  }
  return names
}

const titles =
  /^(?:mr|mrs|miss|madam|sir|lord|lady|old|the|a|an|of|in|and|with|at|captain|inspector|detective|baron|duke)$/i

/** Words of a name that readers of the chapter have not seen yet. */
function newWords({ name }: Named, chapter: number, book: ReadBook): string[] {
  const words = name.match(/(?<![-\p{L}])\p{Lu}\p{L}{2,}(?![-\p{L}])/gu) ?? []
  return words.filter((word) => !titles.test(word) && !book.isMet(word, chapter))
}

/** Whether the book writes it in lower case somewhere: then it is an ordinary word, not a name in lower case. */
function isWordOf(book: ReadBook, word: string): boolean {
  const small = new RegExp(`[^\\p{L}-]${word}[^\\p{L}-]`, 'u')
  return book.patches.some(({ told }) => [told.description, told.content].some((text) => small.test(String(text))))
}

/** A kind of leak that puts some form of a later person's name into an earlier text. */
function inText(
  name: string,
  form: (named: Named, words: string[], book: ReadBook) => string | undefined,
  sentences: string[],
): LeakKind {
  return {
    name,
    leak: (book, rng) => {
      const patch = rng.pick(book.patches)
      const bearer = rng.pick(namesOf(book).filter(({ from, isPerson }) => isPerson && from > (patch?.chapter ?? 0)))
      if (!patch || !bearer) return undefined
      const word = form(bearer, newWords(bearer, patch.chapter, book), book)
      const field = proseOf(patch)
      const sentence = rng
        .pick(sentences)
        ?.replace('@', word ?? '')
        .replace('ss speak', 'ses speak')
        .replace("ss' ", "ses' ")
      if (!word || !field || !sentence) return undefined
      return { ...patch, told: withSentence(patch, field, sentence), says: sentence }
    },
  }
}

/** A kind of leak that puts a later name outside running text. */
function inField(name: string, place: (patch: Patch, later: Named, rng: Rng) => Leak['told'] | undefined): LeakKind {
  return {
    name,
    leak: (book, rng) => {
      const patch = rng.pick(book.patches)
      if (!patch) return undefined
      const later = namesOf(book).filter((named) => named.from > patch.chapter)
      const bearer = rng.pick(later.filter((named) => newWords(named, patch.chapter, book).length > 0))
      const told = bearer && place(patch, bearer, rng)
      return told && { ...patch, told, says: bearer.name }
    },
  }
}

/** The fields of a kind that are lists of texts. */
function listsOf(kind: Kind): string[] {
  return Object.entries(declarationOf(kind).fields).flatMap(([name, field]) =>
    field.type === 'list' && field.of.type === 'text' && field.of.role !== 'reference' ? [name] : [],
  )
}

/** The first map of a kind with ids of its own, and a minimal entry for it. */
function ownMapOf(kind: Kind): [field: string, entry: Record<string, unknown>] | undefined {
  for (const [name, field] of Object.entries(declarationOf(kind).fields)) {
    if (field.type === 'map' && !field.keys.to && !field.keys.pattern) return [name, minimalEntry(field.fields)]
  }
  return undefined
}

/** The patch with another value in the first field with one of these roles; undefined if the kind has none. */
function withField(kind: Kind, told: Leak['told'], roles: readonly Role[], value: (role: Role) => string) {
  const fields = Object.entries(declarationOf(kind).fields)
  for (const role of roles) {
    const found = fields.find(([, field]) => field.type === 'text' && field.role === role)
    if (found) return { ...told, [found[0]]: value(role) }
  }
  return undefined
}

export const nameLeaks: readonly LeakKind[] = [
  inText('whole name', ({ name }, words) => (words.length > 0 ? name : undefined), [
    'This concerns @ as well.',
    'It bears the mark of @.',
    'Among those present is @.',
  ]),
  inText('first name', ({ name }, words) => (name.startsWith(words[0] ?? '?') ? words[0] : undefined), [
    'A note beside it names @.',
    'The hand is that of @.',
  ]),
  inText(
    "surname's",
    ({ name }, words) => (words.length > 0 && name.endsWith(words.at(-1) ?? '?') ? words.at(-1) : undefined),
    ["It lies in @'s drawer.", 'One hears the @s speak of it.', "The @s' carriage waits outside."],
  ),
  inText(
    'name in small letters',
    (_, words, book) => words.map((word) => word.toLowerCase()).findLast((word) => !isWordOf(book, word)),
    ['Somebody has written @ below it.'],
  ),
  inField('name in a headline', (patch, { name }) => ({ ...patch.told, headline: `Word goes round of ${name}.` })),
  inField('name in a list', ({ told, kind }, { name }) => {
    const field = listsOf(kind).find((field) => Array.isArray(told[field]))
    return field ? { ...told, [field]: [...(told[field] as string[]), name] } : undefined
  }),
  inField('name in a title', ({ told }, { name }) =>
    typeof told.title === 'string' ? { ...told, title: `${told.title}: ${name}` } : undefined,
  ),
  inField('name as an owner or place', ({ told, kind }, { name }) =>
    withField(kind, told, ['owner', 'label', 'category'], (role) => (role === 'owner' ? name : `Friends of ${name}`)),
  ),
  inField('name in an id', ({ told, kind }, { name }) => {
    const [field, below] = ownMapOf(kind) ?? []
    return field ? { ...told, [field]: { ...(told[field] as object), [`trace-of-${slug(name)}`]: below } } : undefined
  }),
  inField('name in a picture', ({ told, kind }, { name }) =>
    withField(kind, told, ['picture'], () => `/pictures/${slug(name)}.webp`),
  ),
  inField('name as an alias', ({ told, kind }, { name }) =>
    'aliases' in declarationOf(kind).fields
      ? { ...told, aliases: [...((told.aliases as string[] | undefined) ?? []), name] }
      : undefined,
  ),
]
