import { declarationOf, kinds } from '#kinds/kinds.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import type { ChapterSource } from '#tools/content/read-content.ts'
import { type Text, textsOf } from './texts.ts'
import { smallWords, type Word, wordsOf } from './words.ts'

/** A name, or a word that names somebody or something by itself, and the chapter that first tells it. */
export type Name = {
  shown: string
  stems: readonly string[]
  /** Which of the words are the name only when capitalised: those that texts also use as ordinary words. */
  capitals: readonly boolean[]
  from: number
  /** The first entry with this name: `characters.dunn-smith`. */
  of: string
  isTitle: boolean
  /** The name of an entry, and not only an alias or a name inside one. */
  isOwn: boolean
}

/** Names by their first word. */
export type Names = ReadonlyMap<string, readonly Name[]>

/** A name as written in a chapter. */
type Written = Pick<Name, 'shown' | 'stems' | 'of' | 'isTitle' | 'isOwn'> & {
  isCapital: readonly boolean[]
  isAlways: boolean
}
type Read = { names: readonly Written[]; smallStems: ReadonlySet<string> }

const namingRoles: ReadonlySet<Text['role']> = new Set(['name', 'alias', 'caller', 'title'])
const readChapters = new WeakMap<Chapter, Read>()

/**
 * All names that the chapters tell, each dated by its first patch:
 *
 * - names of entries, and other names and titles whose words are capitalised (`Topaz Room`, `Man with the Cane`), as a whole;
 * - single words of names that no text ever writes in lower case (`Dunn`): found in any spelling;
 * - names of one ordinary word (`Clown`), and ordinary words in the names of people (`White`): found only when capitalised.
 */
export function namesIn(chapters: readonly ChapterSource[], aliases: readonly { from: number; name: string }[]): Names {
  const read = chapters.map(({ number, chapter }) => ({ number, ...readChapter(chapter) }))
  // Lower case in a single chapter before the name is told may be the name itself, leaked.
  const small = new Map<string, { chapters: number; last: number }>()
  for (const { number, smallStems } of read) {
    for (const stem of smallStems) small.set(stem, { chapters: (small.get(stem)?.chapters ?? 0) + 1, last: number })
  }
  const isOrdinary = (stem: string, from: number, of: string) => {
    const uses = small.get(stem)
    return uses !== undefined && (!of.startsWith('characters') || uses.chapters > 1 || uses.last >= from)
  }

  const names = new Map<string, Name>()
  const add = (name: Written, from: number) => {
    const key = name.stems.join(' ')
    const known = names.get(key)
    const isFirst = !known || (name.isOwn && !known.isOwn) || (name.isOwn === known.isOwn && from < known.from)
    if (!isFirst || (!name.isAlways && isOrdinary(key, from, name.of))) return
    const { shown, stems, of, isTitle } = name
    const capitals = stems.map((stem, index) => isOrdinary(stem, from, of) && name.isCapital[index] === true)
    names.set(key, { shown, stems, capitals, from, of, isTitle, isOwn: name.isOwn })
  }
  for (const { number, names } of read) for (const name of names) add(name, number)
  for (const { from, name } of aliases) for (const part of namesOf(name, 'characters', false)) add(part, from)
  return Map.groupBy(names.values(), ({ stems }) => stems[0] ?? '')
}

/** A chapter's names and lower-case words; cached per chapter, so that after a change only one chapter is read again. */
function readChapter(chapter: Chapter): Read {
  let read = readChapters.get(chapter)
  if (!read) {
    const names: Written[] = chapter.title ? namesOf(chapter.title, 'title', true) : []
    const smallStems = new Set<string>()
    for (const kind of kinds) {
      const { ownsNames = false } = declarationOf(kind)
      for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
        for (const { role, value, isId, path } of told ? textsOf(kind, told) : []) {
          if (isId) continue
          for (const { stem, isCapital } of wordsOf(value)) if (!isCapital) smallStems.add(stem)
          if (!namingRoles.has(role)) continue
          names.push(...namesOf(value, `${kind}.${id}`, role === 'title', ownsNames && path.join() === 'name'))
        }
      }
    }
    read = { names, smallStems }
    readChapters.set(chapter, read)
  }
  return read
}

/** Everything that reveals a name: the name itself, the name without a final part in brackets, and its single words. */
function namesOf(value: string, of: string, isTitle: boolean, isOwn = false): Written[] {
  const isPerson = of.startsWith('characters')
  const written = (part: readonly Word[], isWhole: boolean): Written => {
    return {
      shown: value.slice(part[0]?.at, part.at(-1)?.end),
      stems: part.map(({ stem }) => stem),
      isCapital: part.map(({ isCapital }) => isCapital),
      of,
      isTitle,
      isOwn: isOwn && (isWhole || isPerson),
      isAlways: isWhole || isPerson,
    }
  }
  const phrase = wordsOf(value.replace(/\s*\(.*\)$/, ''))
  const phrases = phrase.length > 1 && (isOwn || isProper(phrase)) ? [written(phrase, true)] : []
  if (isTitle) return phrases
  const words = wordsOf(value)
  const single = words.filter(({ stem, isCapital }) => isCapital && isWordOfName(stem))
  return [...phrases, ...single.map((word) => written([word], words.length === 1))]
}

/** Whether all but small words are capitalised: `House of Vickroy`, not `Welch's house`. */
function isProper(words: readonly Word[]): boolean {
  const large = words.filter(({ stem }) => !smallWords.has(stem))
  return large.length > 0 && large.every(({ isCapital }) => isCapital)
}

function isWordOfName(stem: string): boolean {
  return stem.length > 2 && !/^\d/.test(stem) && !smallWords.has(stem)
}
