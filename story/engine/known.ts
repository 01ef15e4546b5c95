import type { ToldFact } from '#kinds/field.ts'
import { isMap, merge } from './merge.ts'

/** What the engine adds to everything that has an id: the chapters that cards and the activity feed need. */
export type Stamp = { id: string; firstSeen: number; lastChanged: number }

/** What an entry did, and in which chapter; lists of them are in the order told. */
export type Activity = { chapter: number; activity: string }

/** A fact told about an entry, with its chapter; lists of them are in the order told. */
export type Fact = {
  chapter: number
  text: string
  /** Lets a later fact take this one back. */
  key?: string
  /** The key of the fact that this one takes back. */
  retracts?: string
}

/** An entry as merged so far. Its nested maps (members, objectives, Sequences …) also hold known entries. */
export type Known<Entry> = Stamp & {
  [Field in Exclude<keyof Entry, 'headline'>]: KnownField<Field, Entry[Field]>
}

type KnownField<Field, Value> = Value extends undefined
  ? undefined
  : Field extends 'recentActivities'
    ? readonly Activity[]
    : Field extends 'told'
      ? readonly Fact[]
      : Value extends Readonly<Record<string, infer Entry extends object>>
        ? string extends keyof Value
          ? Readonly<Record<string, Known<Entry>>>
          : Value
        : Value

/** The fields of a kind that the engine does not simply replace: maps of entries, at any depth, and growing lists. */
export type Shape = { readonly [field: string]: Shape | 'activities' | 'facts' }

/** One patch of one entry, at any depth: `quests/way-home/objectives/way-home-1`. */
export type Change = {
  path: string
  isNew: boolean
  headline: string | undefined
  /** The entry's previous name, if this patch renames it. */
  was?: string
}

/** When removed entries were first discovered, by path, so that they keep that chapter if they return. */
export type Forgotten = Readonly<Record<string, number>>

/**
 * The state of merging a chapter; `changes` collects what it changes. `own` holds the entries, maps and lists created since the
 * previous story: nothing else refers to them, so they are changed in place, and opening a book copies each only once.
 */
export type Merging = { chapter: number; forgotten: Forgotten; changes: Change[]; own: Set<unknown> }

type Told = Readonly<Record<string, unknown>>
export type AnyKnown = Stamp & Record<string, unknown>

/**
 * An entry after one more patch.
 *
 * - Fields merge by RFC 7396; entries in nested maps are stamped separately.
 * - The chapter's activities and facts are appended to the earlier ones. `headline` is added to the changes, not the entry;
 *   without one, the entry's first new fact is its news.
 * - The chapter of first discovery is kept, even if the entry had been removed in between.
 */
export function applyPatch(
  known: AnyKnown | undefined,
  told: Told,
  id: string,
  path: string,
  shape: Shape,
  merging: Merging,
): AnyKnown {
  const { chapter, own } = merging
  const firstSeen = known?.firstSeen ?? merging.forgotten[path] ?? chapter
  const was = known && nameOf(known)
  const isRenamed = was !== undefined && (nameOf(told) ?? was) !== was
  const entry: AnyKnown = !known ? { id, firstSeen, lastChanged: chapter } : own.has(known) ? known : { ...known }
  entry.lastChanged = chapter
  own.add(entry)
  merging.changes.push({ path, isNew: firstSeen === chapter, headline: headlineOf(told), ...(isRenamed && { was }) })

  // Told values are plain JSON, so there are no inherited keys. Most of the time of opening a book is spent in this loop.
  for (const field in told) {
    const value = told[field]
    if (typeof value !== 'object') {
      if (field !== 'headline') entry[field] = value
    } else if (value === null) {
      forget(entry[field], `${path}/${field}`, shape[field], merging)
      delete entry[field]
    } else if (Array.isArray(value)) {
      entry[field] = grown(entry[field], value, shape[field], merging)
    } else {
      const nested = shape[field]
      entry[field] =
        typeof nested === 'object'
          ? applyPatches(entry[field], value as Told, `${path}/${field}`, nested, merging)
          : merge(entry[field], value)
    }
  }
  return entry
}

function nameOf({ name, title }: Told): string | undefined {
  return (name ?? title) as string | undefined
}

function headlineOf({ headline, told }: Told): string | undefined {
  if (headline !== undefined || !Array.isArray(told)) return headline as string | undefined
  const [first] = told as readonly ToldFact[]
  return typeof first === 'object' ? first.text : first
}

function applyPatches(known: unknown, told: Told, path: string, shape: Shape, merging: Merging) {
  const entries: Record<string, unknown> = !isMap(known) ? {} : merging.own.has(known) ? known : { ...known }
  merging.own.add(entries)
  for (const id in told) {
    const patch = told[id]
    const before = Object.hasOwn(entries, id) ? (entries[id] as AnyKnown) : undefined
    if (isMap(patch)) entries[id] = applyPatch(before, patch, id, `${path}/${id}`, shape, merging)
    else if (before) {
      forgetEntry(before, `${path}/${id}`, shape, merging)
      delete entries[id]
    }
  }
  return entries
}

/** Records when a removed entry, and everything in its nested maps, was first discovered. */
export function forgetEntry(entry: AnyKnown, path: string, shape: Shape, merging: Merging): void {
  merging.forgotten = { ...merging.forgotten, [path]: entry.firstSeen }
  for (const [field, nested] of Object.entries(shape)) forget(entry[field], `${path}/${field}`, nested, merging)
}

function forget(entries: unknown, path: string, shape: Shape[string] | undefined, merging: Merging): void {
  if (typeof shape !== 'object' || !isMap(entries)) return
  for (const [id, entry] of Object.entries(entries)) forgetEntry(entry as AnyKnown, `${path}/${id}`, shape, merging)
}

/** A list after a chapter: either replaced, or extended by what the chapter adds. Merging a chapter twice adds nothing. */
function grown(known: unknown, told: readonly unknown[], shape: Shape[string] | undefined, { chapter, own }: Merging) {
  if (shape !== 'activities' && shape !== 'facts') return told
  const earlier = Array.isArray(known) ? (known as { chapter: number }[]) : []
  const list = own.has(earlier) ? earlier : earlier.filter((one) => one.chapter !== chapter)
  own.add(list)
  for (const one of told) {
    if (shape === 'activities') list.push({ chapter, activity: one } as never)
    else list.push({ chapter, ...(typeof one === 'object' ? one : { text: one }) } as never)
  }
  return list
}
