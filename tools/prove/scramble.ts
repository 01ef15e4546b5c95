import { isKind } from '#kinds/kinds.ts'
import { type Chapter, shapes } from '#story/engine/chapter.ts'
import type { Shape } from '#story/engine/known.ts'
import { isMap } from '#story/engine/merge.ts'
import { chapterFile } from '#tools/content/chapter-file.ts'

/** Replaces every letter by another, keeping length, hyphens and capitals. */
export function scrambled(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const [from, to] = letter < 'a' ? [65, 90] : [97, 122]
    const turned = letter.charCodeAt(0) + 13
    return String.fromCharCode(turned > to ? from + turned - to - 1 : turned)
  })
}

type Stays = ReadonlySet<string>

/**
 * A chapter with every text, name, reference and id in other letters: one that an author could have written instead.
 * Keeps the words that the schema fixes (a type, a rarity, the key of a Sequence) and the ids in `ids`.
 */
export function scrambledChapter(chapter: Chapter, ids: Stays = new Set()): Chapter {
  const fixed = new Set<string>()
  for (;;) {
    const turned = turnChapter(chapter, { fixed, ids })
    const places = chapterFile.safeParse(turned).error?.issues.map(({ path }) => path.join('/')) ?? []
    if (places.length === 0) return turned
    if (places.every((place) => fixed.has(place))) throw new Error(`No other words for ${places.join(', ')}`)
    for (const place of places) fixed.add(place)
  }
}

/** What stays unchanged: places that the schema fixes, and these ids wherever they occur. */
type Staying = { fixed: Stays; ids: Stays }

function turnChapter(chapter: Chapter, stays: Staying): Chapter {
  return Object.fromEntries(
    Object.entries(chapter).map(([key, told]) => [
      key,
      isKind(key) ? turnEntries(told, shapes[key], key, stays) : turn(told, {}, key, stays),
    ]),
  )
}

/** A map whose keys are ids, which get other letters too. */
function turnEntries(told: unknown, shape: Shape, place: string, stays: Staying): unknown {
  if (!isMap(told)) return told
  return Object.fromEntries(
    Object.entries(told).map(([id, patch]) => {
      const key = stays.ids.has(id) || stays.fixed.has(`${place}/${scrambled(id)}`) ? id : scrambled(id)
      return [key, turn(patch, shape, `${place}/${key}`, stays)]
    }),
  )
}

function turn(value: unknown, shape: Shape, place: string, stays: Staying): unknown {
  if (stays.fixed.has(place)) return value
  if (typeof value === 'string') return stays.ids.has(value) ? value : scrambled(value)
  if (Array.isArray(value)) return value.map((part, index) => turnPart(part, `${place}/${index}`, stays))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const below = shape[key]
      const at = `${place}/${key}`
      return [key, typeof below === 'object' ? turnEntries(part, below, at, stays) : turn(part, {}, at, stays)]
    }),
  )
}

/** A block of a description, recognised by its type. */
function turnPart(part: unknown, place: string, stays: Staying): unknown {
  const turned = turn(part, {}, place, stays)
  return isMap(part) && isMap(turned) && 'type' in part ? { ...turned, type: part.type } : turned
}
