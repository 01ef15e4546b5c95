import { declarationOf, type Entries, type Kind, kinds } from '#kinds/kinds.ts'
import type { TieWord } from '#kinds/tie-words.ts'
import { TIES, type TieLine } from '#kinds/ties.ts'
import { targetsOf } from '#kinds/walk.ts'
import type { BookSections } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { compareText, entryOf, listOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { isDeceased } from '#story/people/person-status.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'

/** The kinds whose entries can have ties, and be the target of ties. */
export type TiedKind = { [K in Kind]: 'ties' extends keyof Entries[K] ? K : never }[Kind]

/** How an entry relates to another. */
export type Tie = {
  as: TieWord
  /** The word that links the entry to the other in a sentence: `leads`. */
  says: string
  line: TieLine
  text: string | undefined
  /** The chapter that told it, and the one in which it ended. */
  since: number
  until: number | undefined
}

/** Another entry and all ties to it, the most recent lasting tie first. */
export type TiedEntry = {
  kind: TiedKind
  id: string
  name: string
  address: string | undefined
  isDeceased: boolean
  ties: Tie[]
}

/**
 * The ties between an entry and all others the story knows, whichever side tells them.
 *
 * Nearest first: lasting ties before ended ones, then the most recently told. Within a chapter: family, then those who lead or
 * are led, then the rest by name.
 */
export function entryTies(story: Story, kind: Kind, id: string, book: BookSections): TiedEntry[] {
  const byOther = Map.groupBy(tiesOf(story).get(`${kind}/${id}`) ?? [], ({ other }) => `${other.kind}/${other.id}`)
  return Array.from(byOther.values(), (ties) => ties.toSorted(byLasting))
    .sort(byNearness)
    .map((ties) => tiedEntry(story, ties, book))
}

type Place = { kind: TiedKind; id: string; name: string }
/** A tie as seen from one side; `chapter` is the last one that told about it. */
type SeenTie = Omit<Tie, 'says' | 'line'> & { other: Place; chapter: number }
type TiedStory = KnownOf<TiedKind> & Place

const tiedKinds = kinds.filter((kind) => 'ties' in declarationOf(kind).fields) as TiedKind[]
const seenTies = new WeakMap<Story, Map<string, SeenTie[]>>()

/** All ties of a story from both sides, keyed by entry. */
function tiesOf(story: Story): Map<string, SeenTie[]> {
  const known = seenTies.get(story)
  if (known) return known

  const ties = new Map<string, SeenTie[]>()
  const add = ({ kind, id }: Place, tie: SeenTie) => {
    const key = `${kind}/${id}`
    ties.set(key, [...(ties.get(key) ?? []), tie])
  }
  for (const kind of tiedKinds) {
    for (const entry of anyEntries(story, kind) as readonly unknown[] as readonly TiedStory[]) {
      const own: Place = { kind, id: entry.id, name: entry.name }
      for (const { id, as, text, since, until, firstSeen, lastChanged: chapter } of listOf(entry.ties)) {
        const other = placeOf(story, kind, id)
        if (!other || (other.kind === kind && id === entry.id)) continue
        const tie = { text, since: since ?? firstSeen, until, chapter }
        add(own, { ...tie, as, other })
        add(other, { ...tie, as: TIES[as].inverse, other: own })
      }
    }
  }
  seenTies.set(story, ties)
  return ties
}

/** The entry that a tie from this kind refers to. The content rules ensure that the id is unique among the kinds in question. */
function placeOf(story: Story, from: TiedKind, id: string): Place | undefined {
  const field = declarationOf(from).fields.ties
  const targets = field?.type === 'map' ? (targetsOf(field.keys) as readonly TiedKind[]) : []
  const kind = targets.find((kind) => entryOf(anyEntries(story, kind), id))
  return kind && { kind, id, name: titleOf(entryOf(anyEntries(story, kind), id) as Readable) }
}

const NEAREST: readonly TieLine[] = ['family', 'leads']

function byNearness([a]: readonly SeenTie[], [b]: readonly SeenTie[]): number {
  if (!a || !b) return 0
  return byLasting(a, b) || rankOf(a) - rankOf(b) || compareText(a.other.name, b.other.name)
}

/** Lasting before ended, then the most recently told. */
function byLasting(a: SeenTie, b: SeenTie): number {
  return Number(a.until !== undefined) - Number(b.until !== undefined) || b.chapter - a.chapter
}

function rankOf({ as }: SeenTie): number {
  const rank = NEAREST.indexOf(TIES[as].line)
  return rank < 0 ? NEAREST.length : rank
}

function tiedEntry(story: Story, ties: readonly SeenTie[], book: BookSections): TiedEntry {
  const { kind, id, name } = ties[0]!.other
  const { status } = (entryOf(anyEntries(story, kind), id) ?? {}) as { status?: string }
  return {
    kind,
    id,
    name,
    address: addressInBook(kind, id, book),
    isDeceased: kind === 'characters' && status !== undefined && isDeceased(status),
    ties: ties.map(({ as, text, since, until }) => ({
      as,
      says: TIES[as].says,
      line: TIES[as].line,
      text,
      since,
      until,
    })),
  }
}
