import type { ToldFact } from '#kinds/field.ts'
import { isMap, merge } from './merge.ts'

/** What the engine adds to everything that has an id: the chapters that matter to cards and to the activity feed. */
export type Stamp = { id: string; firstSeen: number; lastChanged: number }

/** What an entry did, and in which chapter; newest last, as the chapters told it. */
export type Activity = { chapter: number; activity: string }

/** A fact that was told of an entry, with its chapter; in the order in which they were told. */
export type Fact = {
  chapter: number
  text: string
  /** By which a later fact takes it back. */
  key?: string
  /** The key of the fact that it takes back. */
  retracts?: string
}

/** An entry as merged so far. Its nested maps (members, objectives, Sequences …) hold known entries too. */
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

/** The fields of a kind of entry that the engine does not simply replace: maps of entries, all the way down, and lists that grow. */
export type Shape = { readonly [field: string]: Shape | 'activities' | 'facts' }

/** One patch of one entry, at any depth: `quests/way-home/objectives/way-home-1`. */
export type Change = {
  path: string
  isNew: boolean
  headline: string | undefined
  /** The name that the entry had before this patch gave it another. */
  was?: string
}

/** First discovery chapters of entries that were removed, by path, so that they keep them when they come back. */
export type Forgotten = Readonly<Record<string, number>>

/**
 * The chapter being heard: where it writes down what it changes. `own` are the entries, maps and lists that were made since
 * the story before: nobody else holds them, so they are changed in place, and opening a book copies each only once.
 */
export type Hearing = { chapter: number; forgotten: Forgotten; changes: Change[]; own: Set<unknown> }

type Told = Readonly<Record<string, unknown>>
export type AnyKnown = Stamp & Record<string, unknown>

/**
 * An entry after one more patch.
 *
 * - Fields merge by RFC 7396; entries in nested maps are stamped one by one.
 * - Activities and facts of the chapter are added to those before. `headline` goes to the changes and not into the entry;
 *   without one the news of the entry is its first new fact.
 * - The first discovery chapter stays, also for an entry that had been removed.
 */
export function hear(
  known: AnyKnown | undefined,
  told: Told,
  id: string,
  path: string,
  shape: Shape,
  hearing: Hearing,
): AnyKnown {
  const { chapter, own } = hearing
  const firstSeen = known?.firstSeen ?? hearing.forgotten[path] ?? chapter
  const was = known && nameOf(known)
  const isRenamed = was !== undefined && (nameOf(told) ?? was) !== was
  const entry: AnyKnown = !known ? { id, firstSeen, lastChanged: chapter } : own.has(known) ? known : { ...known }
  entry.lastChanged = chapter
  own.add(entry)
  hearing.changes.push({ path, isNew: firstSeen === chapter, headline: headlineOf(told), ...(isRenamed && { was }) })

  // Told values are plain JSON, so every enumerable key is their own; this loop is where opening a book spends its time.
  for (const field in told) {
    const value = told[field]
    if (typeof value !== 'object') {
      if (field !== 'headline') entry[field] = value
    } else if (value === null) {
      forget(entry[field], `${path}/${field}`, shape[field], hearing)
      delete entry[field]
    } else if (Array.isArray(value)) {
      entry[field] = grown(entry[field], value, shape[field], hearing)
    } else {
      const nested = shape[field]
      entry[field] =
        typeof nested === 'object'
          ? hearAll(entry[field], value as Told, `${path}/${field}`, nested, hearing)
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

function hearAll(known: unknown, told: Told, path: string, shape: Shape, hearing: Hearing) {
  const entries: Record<string, unknown> = !isMap(known) ? {} : hearing.own.has(known) ? known : { ...known }
  hearing.own.add(entries)
  for (const id in told) {
    const patch = told[id]
    const before = Object.hasOwn(entries, id) ? (entries[id] as AnyKnown) : undefined
    if (isMap(patch)) entries[id] = hear(before, patch, id, `${path}/${id}`, shape, hearing)
    else if (before) {
      forgetEntry(before, `${path}/${id}`, shape, hearing)
      delete entries[id]
    }
  }
  return entries
}

/** Remembers when a removed entry, and everything in its nested maps, was first seen. */
export function forgetEntry(entry: AnyKnown, path: string, shape: Shape, hearing: Hearing): void {
  hearing.forgotten = { ...hearing.forgotten, [path]: entry.firstSeen }
  for (const [field, nested] of Object.entries(shape)) forget(entry[field], `${path}/${field}`, nested, hearing)
}

function forget(entries: unknown, path: string, shape: Shape[string] | undefined, hearing: Hearing): void {
  if (typeof shape !== 'object' || !isMap(entries)) return
  for (const [id, entry] of Object.entries(entries)) forgetEntry(entry as AnyKnown, `${path}/${id}`, shape, hearing)
}

/** A list after a chapter: replaced, or with what the chapter adds. Hearing a chapter again adds nothing. */
function grown(known: unknown, told: readonly unknown[], shape: Shape[string] | undefined, { chapter, own }: Hearing) {
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
