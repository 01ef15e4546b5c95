import { isKind, type Kind, kinds } from '#kinds/kinds.ts'
import type { Salary } from '#story/schema/money.ts'
import { type Chapter, type KnownOf, type Progress, shapes, type ToldEntries } from './chapter.ts'
import { type AnyKnown, type Change, type Forgotten, forgetEntry, type Hearing, hear } from './known.ts'
import { emptyMap, type PersistentMap, valueAt, withChange, withKey, withoutKey } from './persistent-map.ts'

export type Entries<K extends Kind> = PersistentMap<KnownOf<K>>

/** What one chapter told, and the chapters before it: the newest page lies on top. */
export type Page = {
  chapter: number
  title: string | undefined
  date: string | undefined
  changes: readonly Change[]
  earlier: Page | undefined
}

/** All that is known once `chapter` has been read. */
export type Story = { readonly [K in Kind]: Entries<K> } & {
  readonly chapter: number
  readonly date: string | undefined
  readonly salary: Salary | undefined
  readonly progress: Progress | undefined
  readonly glyphs: PersistentMap<readonly string[]>
  readonly page: Page | undefined
  readonly forgotten: Forgotten
}

export const emptyStory: Story = {
  ...(Object.fromEntries(kinds.map((kind) => [kind, emptyMap])) as Record<Kind, PersistentMap<never>>),
  chapter: 0,
  date: undefined,
  salary: undefined,
  progress: undefined,
  glyphs: emptyMap,
  page: undefined,
  forgotten: {},
}

/** The story after one more chapter. Shares with the story before it all that the chapter does not touch. */
export function learn(story: Story, number: number, chapter: Chapter): Story {
  const hearing: Hearing = { chapter: number, forgotten: story.forgotten, changes: [] }
  const date = chapter.date ?? story.date
  const earlier = story.page?.chapter === number ? story.page.earlier : story.page
  const learnt: Record<string, unknown> = {
    ...story,
    chapter: number,
    date,
    salary: chapter.salary ?? story.salary,
    progress: chapter.progress ?? story.progress,
    page: { chapter: number, title: chapter.title, date, changes: hearing.changes, earlier },
  }
  for (const key in chapter) {
    if (!isKind(key)) continue
    learnt[key] = hearKind(anyEntries(story, key), chapter[key] ?? {}, key, hearing)
  }
  for (const name in chapter.glyphs) {
    learnt.glyphs = withKey(learnt.glyphs as Story['glyphs'], name, chapter.glyphs[name] ?? [])
  }
  learnt.forgotten = hearing.forgotten
  return learnt as Story
}

function hearKind(known: PersistentMap<AnyKnown>, told: ToldEntries, kind: Kind, hearing: Hearing) {
  const shape = shapes[kind]
  let entries = known
  for (const id in told) {
    const patch = told[id]
    const path = `${kind}/${id}`
    if (patch) entries = withChange(entries, id, (before) => hear(before, patch, id, path, shape, hearing))
    else {
      const before = valueAt(entries, id)
      if (before) forgetEntry(before, path, shape, hearing)
      entries = withoutKey(entries, id)
    }
  }
  return entries
}

/** The entries of any kind, for code that treats all kinds alike: search, news, checks. */
export function anyEntries(story: Story, kind: Kind): PersistentMap<AnyKnown> {
  return story[kind] as PersistentMap<never>
}
