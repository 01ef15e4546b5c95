import { declarationOf, type KindsIn, kindsIn } from '#kinds/kinds.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { bodyOf, type Readable } from '#story/entries/codex-entries.ts'
import { entryAddress } from '#story/entries/entry-address.ts'

/** A name in texts, and the entry that bears it, as kind and id (`characters/anna`); none where two of them do. */
export type KnownName = {
  name: string
  bearer: { entry: string; address: string } | undefined
  /** Also a word of the language, which may begin a sentence: Death, Gate. */
  isUsual: boolean
}

/** A word of a text; a name begins with one. */
export const WORD = /[\p{L}\p{N}]+/gu

/** Names by their first words, the longest first. */
export type NameIndex = ReadonlyMap<string, readonly KnownName[]>

const indexes = new WeakMap<Story, NameIndex>()

/** The names that lead somewhere at a chapter: those of the kinds whose names are nobody else's, aliases, and first names. */
export function nameIndex(story: Story): NameIndex {
  let index = indexes.get(story)
  if (!index) {
    index = createIndex(story)
    indexes.set(story, index)
  }
  return index
}

type Named = Readable & { aliases?: readonly string[] }
type Bearer = KnownName['bearer']

function createIndex(story: Story): NameIndex {
  const usual = usualWords(story)
  const bearers = new Map<string, Bearer>()
  const add = (name: string, bearer: NonNullable<Bearer>) => {
    const isOthers = bearers.has(name) && bearers.get(name)?.entry !== bearer.entry
    bearers.set(name, isOthers ? undefined : bearer)
  }
  const all = bearersOf(story)
  for (const { names, bearer } of all) for (const name of names) add(name, bearer)
  for (const [name, bearer] of firstNames(all, usual)) add(name, bearer)

  const known = Array.from(bearers, ([name, bearer]) => ({ name, bearer, isUsual: usual.has(name.toLowerCase()) }))
  known.sort((a, b) => b.name.length - a.name.length)
  return Map.groupBy(known, ({ name }) => firstWord(name))
}

type Names = { names: string[]; bearer: NonNullable<Bearer>; isPerson: boolean }

function bearersOf(story: Story): Names[] {
  const named = kindsIn('category').filter((kind) => declarationOf(kind).ownsNames) as KindsIn<'category'>[]
  return named.flatMap((kind) =>
    (anyEntries(story, kind) as readonly unknown[] as readonly Named[]).map(({ id, name, aliases = [] }) => ({
      names: [name ?? '', ...aliases].filter((name) => /^\p{Lu}/u.test(name)),
      bearer: { entry: `${kind}/${id}`, address: entryAddress(kind, id) },
      isPerson: 'portrait' in declarationOf(kind).fields,
    })),
  )
}

/** The first names of people that begin nobody else's name, and are no words of the language. */
function firstNames(all: readonly Names[], usual: ReadonlySet<string>): [string, NonNullable<Bearer>][] {
  const beginnings = new Map<string, Set<string>>()
  for (const { names, bearer } of all) {
    for (const name of names) {
      if (/^[\p{L}\p{N}]+’/u.test(name)) continue
      const word = firstWord(name)
      beginnings.set(word, (beginnings.get(word) ?? new Set()).add(bearer.entry))
    }
  }
  return all.flatMap(({ names: [name = ''], bearer, isPerson }) => {
    const word = firstWord(name)
    const isFirstName = isPerson && name.startsWith(`${word} `) && beginnings.get(word)?.size === 1
    return isFirstName && !usual.has(word.toLowerCase()) ? [[word, bearer]] : []
  })
}

const firstWord = (name: string) => name.match(WORD)?.[0] ?? ''

/** The words that descriptions write with a small letter. */
function usualWords(story: Story): ReadonlySet<string> {
  const texts = kindsIn('category').flatMap((kind) =>
    (anyEntries(story, kind) as readonly unknown[] as readonly Readable[]).map(bodyOf),
  )
  return new Set(texts.join(' ').match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu))
}
