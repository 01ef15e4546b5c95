import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { declaredPaths } from '#kinds/walk.ts'
import type { Chapter, ToldEntries } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'
import type { Book } from '#story/schema/book.ts'

type Chapters = readonly (readonly [number: number, chapter: Chapter])[]
type Patch = Record<string, unknown>

/** The fields that wait for a gate, as declared by their kinds. */
const gatedFields = kinds.flatMap((kind) =>
  Array.from(declaredPaths(declarationOf(kind).fields)).flatMap(({ path, field: { gate } }) =>
    gate ? [{ kind, path, gate }] : [],
  ),
)

/**
 * Moves what the book's gates hold back into the chapter of its gate (DATA-10), so that it is in no earlier story file:
 * every person's `sequence`, and the protagonist's `card.primaryPathway`, which has a gate of its own.
 */
export function holdBack(chapters: Chapters, { gates, protagonist }: Pick<Book, 'gates' | 'protagonist'>): Chapters {
  if (!gates) return chapters
  const latest = Math.max(gates.sequences, gates.protagonistPathway)
  return gatedFields.reduce((all, { kind, path, gate }) => {
    const isProtagonist = (id: string) => kind === 'characters' && id === protagonist.id
    const others =
      gate === 'sequences' ? holdBackPart(all, gates.sequences, kind, (id) => !isProtagonist(id), path) : all
    return holdBackPart(others, latest, kind, isProtagonist, path)
  }, chapters)
}

function holdBackPart(
  chapters: Chapters,
  gate: number,
  kind: Kind,
  isMeant: (id: string) => boolean,
  field: readonly string[],
): Chapters {
  const held = new Map<string, Patch>()
  const last = chapters.at(-1)?.[0] ?? 0
  const withGate = gate > last || chapters.some(([number]) => number === gate) ? chapters : insert(chapters, gate)

  return withGate.map(([number, chapter]) => {
    if (number > gate || (number < gate && !chapter[kind])) return [number, chapter]
    const told: Record<string, Patch | null> = {
      ...(chapter[kind] as ToldEntries as Record<string, Patch | null>),
    }
    if (number === gate)
      for (const [id, patch] of held) if (told[id] !== null) told[id] = join(patch, told[id] ?? {}) as Patch
    if (number < gate) {
      for (const [id, patch] of Object.entries(told)) {
        if (patch === null) held.delete(id)
        else if (isMeant(id) && has(patch, field)) {
          held.set(id, join(held.get(id) ?? {}, only(patch, field)) as Patch)
          const rest = without(patch, field)
          if (Object.keys(rest).length > 0) told[id] = rest
          else delete told[id]
        }
      }
    }
    const { [kind]: _, ...rest } = chapter
    return [number, Object.keys(told).length > 0 ? { ...rest, [kind]: told } : rest]
  })
}

function insert(chapters: Chapters, number: number): Chapters {
  return [...chapters, [number, {}] as const].sort((a, b) => a[0] - b[0])
}

function has(patch: Patch, [first = '', ...rest]: readonly string[]): boolean {
  if (!(first in patch)) return false
  const below = patch[first]
  return rest.length === 0 || (isMap(below) && has(below, rest))
}

function only(patch: Patch, [first = '', ...rest]: readonly string[]): Patch {
  return { [first]: rest.length === 0 ? patch[first] : only(patch[first] as Patch, rest) }
}

function without(patch: Patch, [first = '', ...rest]: readonly string[]): Patch {
  const { [first]: part, ...others } = patch
  const left = rest.length === 0 ? {} : without(part as Patch, rest)
  return Object.keys(left).length > 0 ? { ...others, [first]: left } : others
}

/** Merges two patches: the second wins, and `null` is kept, because it removes a field later. */
function join(first: unknown, second: unknown): unknown {
  if (!isMap(first) || !isMap(second)) return second
  const joined: Patch = { ...first }
  for (const [key, value] of Object.entries(second)) joined[key] = key in joined ? join(joined[key], value) : value
  return joined
}
