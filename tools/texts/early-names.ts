import type { Name, Names } from './names.ts'
import type { Text } from './texts.ts'
import { type Word, wordsOf } from './words.ts'

/** The names in a text that no chapter has told by then. What stands inside a longer name already known is that name's. */
export function earlyNames({ value, field, isId }: Text, chapter: number, names: Names): Name[] {
  const words = wordsOf(value)
  const isFound = (name: Name, from: number) =>
    // Glyphs have names of their own, which share words with the story by chance.
    !(isId && name.isTitle) && !(field === 'icon' && name.stems.length === 1) && stands(name, words, from, isId)
  const found = words.flatMap((word, from) =>
    (names.get(word.stem) ?? [])
      .filter((name) => (name.from > chapter || name.stems.length > 1) && isFound(name, from))
      .map((name) => ({ name, from, to: from + name.stems.length })),
  )
  const known = found.filter(({ name }) => name.from <= chapter)
  return found
    .filter(({ name, from, to }) => {
      // An alias covers no entry's own name: `Sister of Bertram` tells of Bertram.
      const isProper = name.isOwn && (name.stems.length > 1 || !name.capitals[0])
      const isCovered = known.some((other) => other.from <= from && to <= other.to && (other.name.isOwn || !isProper))
      return name.from > chapter && !isCovered
    })
    .map(({ name }) => name)
}

function stands(name: Name, words: readonly Word[], from: number, isId: boolean): boolean {
  // In an id every word is small, so an ordinary one says nothing.
  if (isId && name.stems.length === 1 && name.capitals[0]) return false
  return name.stems.every((stem, index) => {
    const word = words[from + index]
    if (word?.stem !== stem) return false
    // An ordinary word that opens a sentence has its capital from there, and says nothing by it alone.
    const isByCapital = name.stems.length < 3 && name.capitals.filter(Boolean).length === 1
    return isId || !name.capitals[index] || (word.isCapital && !(isByCapital && word.opensSentence))
  })
}
