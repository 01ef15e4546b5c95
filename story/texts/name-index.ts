import { declarationOf, type KindsIn, kindsIn } from '#kinds/kinds.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { bodyOf, type Readable } from '#story/entries/codex-entries.ts'
import { entryAddress } from '#story/entries/entry-address.ts'

/** A name used in texts and the entry that has it, as kind and id (`characters/anna`); undefined if two entries have it. */
export type KnownName = {
  name: string
  bearer: { entry: string; address: string } | undefined
  /** Also a common word, which may begin a sentence: Death, Gate. */
  isUsual: boolean
}

/** A word in a text; every name begins with one. */
export const WORD = /[\p{L}\p{N}]+/gu

/** Names by their first words, longest first. */
export type NameIndex = ReadonlyMap<string, readonly KnownName[]>

const indexes = new WeakMap<Story, NameIndex>()

/** The names that can be linked at a chapter: names and aliases of the kinds whose names are unique, and first names of people. */
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

/** First names of people that no other name begins with and that are not common words. */
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

/** The words that descriptions write in lower case. */
function usualWords(story: Story): ReadonlySet<string> {
  const texts = kindsIn('category').flatMap((kind) =>
    (anyEntries(story, kind) as readonly unknown[] as readonly Readable[]).map(bodyOf),
  )
  return new Set(texts.join(' ').match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu))
}
