import { isKind, type Kind, kinds } from '#kinds/kinds.ts'
import type { Salary } from '#story/schema/money.ts'
import { type Chapter, type KnownOf, type Progress, shapes, type ToldEntries } from './chapter.ts'
import { byFirstSeen } from './entries.ts'
import { type AnyKnown, applyPatch, type Change, type Forgotten, forgetEntry, type Merging } from './known.ts'

/** The entries of a kind in the order of discovery; within a chapter by id. */
export type Entries<K extends Kind> = readonly KnownOf<K>[]

/** What one chapter told; `earlier` links to the chapters before it, newest first. */
export type ChapterChanges = {
  chapter: number
  title: string | undefined
  date: string | undefined
  changes: readonly Change[]
  earlier: ChapterChanges | undefined
}

/** Everything known once `chapter` has been read. */
export type Story = { readonly [K in Kind]: Entries<K> } & {
  readonly chapter: number
  readonly date: string | undefined
  readonly salary: Salary | undefined
  readonly progress: Progress | undefined
  readonly glyphs: ReadonlyMap<string, readonly string[]>
  /** What the last chapter told. */
  readonly latest: ChapterChanges | undefined
  readonly forgotten: Forgotten
}

export const emptyStory: Story = {
  ...(Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, readonly never[]>),
  chapter: 0,
  date: undefined,
  salary: undefined,
  progress: undefined,
  glyphs: new Map(),
  latest: undefined,
  forgotten: {},
}

/** The story after the following chapters, from `first` on. It shares everything they do not touch with the given story. */
export function learn(story: Story, first: number, chapters: readonly Chapter[]): Story {
  const learnt: Learnt = { ...story }
  const own = new Set<unknown>()
  chapters.forEach((chapter, index) => {
    applyChapter(learnt, chapter, { chapter: first + index, forgotten: learnt.forgotten, changes: [], own })
  })
  return learnt
}

type Learnt = { -readonly [Part in keyof Story]: Story[Part] }

function applyChapter(learnt: Learnt, told: Chapter, merging: Merging): void {
  const { chapter, changes, own } = merging
  const earlier = learnt.latest?.chapter === chapter ? learnt.latest.earlier : learnt.latest
  learnt.chapter = chapter
  learnt.date = told.date ?? learnt.date
  learnt.salary = told.salary ?? learnt.salary
  learnt.progress = told.progress ?? learnt.progress
  learnt.latest = { chapter, title: told.title, date: learnt.date, changes, earlier }
  const lists = learnt as Partial<Record<Kind, readonly AnyKnown[]>>
  for (const key in told) {
    if (isKind(key)) lists[key] = applyToKind(anyEntries(learnt, key), told[key] ?? {}, key, merging)
  }
  if (told.glyphs) {
    const glyphs = own.has(learnt.glyphs) ? (learnt.glyphs as Map<string, readonly string[]>) : new Map(learnt.glyphs)
    for (const [name, paths] of Object.entries(told.glyphs)) glyphs.set(name, paths)
    own.add(glyphs)
    learnt.glyphs = glyphs
  }
  learnt.forgotten = merging.forgotten
}

function applyToKind(known: readonly AnyKnown[], told: ToldEntries, kind: Kind, merging: Merging): readonly AnyKnown[] {
  const shape = shapes[kind]
  const entries = merging.own.has(known) ? (known as AnyKnown[]) : known.slice()
  merging.own.add(entries)
  for (const id in told) {
    const patch = told[id]
    const path = `${kind}/${id}`
    const place = placeOf(id, entries)
    const before = entries[place]
    if (patch) {
      const entry = applyPatch(before, patch, id, path, shape, merging)
      if (before) entries[place] = entry
      else entries.splice(entries.findLastIndex((one) => byFirstSeen(one, entry) < 0) + 1, 0, entry)
    } else if (before) {
      forgetEntry(before, path, shape, merging)
      entries.splice(place, 1)
    }
  }
  return entries
}

/**
 * The index of an entry, or -1. Searches from the end, because chapters mostly tell about recent entries; opening a book spends
 * much of its time here.
 */
function placeOf(id: string, entries: readonly AnyKnown[]): number {
  let place = entries.length - 1
  while (place >= 0 && entries[place]!.id !== id) place--
  return place
}

/** The entries of any kind, for code that treats all kinds alike: search, news, checks. */
export function anyEntries(story: Story, kind: Kind): readonly AnyKnown[] {
  return story[kind]
}
