import type { Name, Names } from './names.ts'
import type { Text } from './texts.ts'
import { type Word, wordsOf } from './words.ts'

/** Fields that hold a name and no sentence, so that a capital in them belongs to the name. */
const callingRoles: ReadonlySet<Text['role']> = new Set(['caller', 'owner', 'mention'])

/** The names in a text that no chapter has told by then. A part of a longer known name does not count. */
export function earlyNames(text: Text, chapter: number, names: Names): Name[] {
  const words = wordsOf(text.value)
  const found = words.flatMap((word, from) =>
    (names.get(word.stem) ?? [])
      .filter((name) => (name.from > chapter || name.stems.length > 1) && stands(name, words, from, text))
      .map((name) => ({ name, from, to: from + name.stems.length })),
  )
  const known = found.filter(({ name }) => name.from <= chapter)
  return found
    .filter(({ name, from, to }) => {
      // An alias does not cover an entry's own name: `Sister of Bertram` names Bertram.
      const isProper = name.isOwn && (name.stems.length > 1 || !name.capitals[0])
      const isCovered = known.some((other) => other.from <= from && to <= other.to && (other.name.isOwn || !isProper))
      return name.from > chapter && !isCovered
    })
    .map(({ name }) => name)
}

function stands(name: Name, words: readonly Word[], from: number, { role, isId }: Text): boolean {
  const isSingle = name.stems.length === 1
  // Glyphs have names of their own, which share words with the story by chance; in an id an ordinary word says nothing.
  if ((isSingle && (role === 'glyph' || (isId && name.capitals[0]))) || (isId && name.isTitle)) return false

  // An ordinary word at the beginning of a sentence is capitalised anyway, which says nothing.
  const isByCapital = name.stems.length < 3 && name.capitals.filter(Boolean).length === 1 && !callingRoles.has(role)
  return name.stems.every((stem, index) => {
    const word = words[from + index]
    if (word?.stem !== stem) return false
    return isId || !name.capitals[index] || (word.isCapital && !(isByCapital && word.opensSentence))
  })
}
