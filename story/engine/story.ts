import { isKind, type Kind, kinds } from '#kinds/kinds.ts'
import type { Salary } from '#story/schema/money.ts'
import { type Chapter, type KnownOf, type Progress, shapes, type ToldEntries } from './chapter.ts'
import { byFirstSeen } from './entries.ts'
import { type AnyKnown, type Change, type Forgotten, forgetEntry, type Hearing, hear } from './known.ts'

/** The entries of a kind in the order in which they were first seen; those of one chapter by id. */
export type Entries<K extends Kind> = readonly KnownOf<K>[]

/** What one chapter told; `earlier` leads to the chapters before it, the newest first. */
export type ChapterChanges = {
  chapter: number
  title: string | undefined
  date: string | undefined
  changes: readonly Change[]
  earlier: ChapterChanges | undefined
}

/** All that is known once `chapter` has been read. */
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

/** The story after one more chapter. Shares with the story before it all that the chapter does not touch. */
export function learn(story: Story, number: number, chapter: Chapter): Story {
  const hearing: Hearing = { chapter: number, forgotten: story.forgotten, changes: [] }
  const date = chapter.date ?? story.date
  const earlier = story.latest?.chapter === number ? story.latest.earlier : story.latest
  const learnt: Record<string, unknown> = {
    ...story,
    chapter: number,
    date,
    salary: chapter.salary ?? story.salary,
    progress: chapter.progress ?? story.progress,
    latest: { chapter: number, title: chapter.title, date, changes: hearing.changes, earlier },
  }
  for (const key in chapter) {
    if (!isKind(key)) continue
    learnt[key] = hearKind(anyEntries(story, key), chapter[key] ?? {}, key, hearing)
  }
  if (chapter.glyphs) {
    const glyphs = new Map(story.glyphs)
    for (const name in chapter.glyphs) glyphs.set(name, chapter.glyphs[name] ?? [])
    learnt.glyphs = glyphs
  }
  learnt.forgotten = hearing.forgotten
  return learnt as Story
}

function hearKind(known: readonly AnyKnown[], told: ToldEntries, kind: Kind, hearing: Hearing) {
  const shape = shapes[kind]
  const entries = known.slice()
  for (const id in told) {
    const patch = told[id]
    const path = `${kind}/${id}`
    const place = entries.findIndex((entry) => entry.id === id)
    const before = entries[place]
    if (patch) {
      const entry = hear(before, patch, id, path, shape, hearing)
      if (before) entries[place] = entry
      else entries.splice(entries.findLastIndex((one) => byFirstSeen(one, entry) < 0) + 1, 0, entry)
    } else if (before) {
      forgetEntry(before, path, shape, hearing)
      entries.splice(place, 1)
    }
  }
  return entries
}

/** The entries of any kind, for code that treats all kinds alike: search, news, checks. */
export function anyEntries(story: Story, kind: Kind): readonly AnyKnown[] {
  return story[kind]
}
