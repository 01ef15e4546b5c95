import { type Chapter, type Kind, type KnownOf, kinds, nestedMaps } from './chapter.ts'
import { type Change, type Forgotten, forgetEntry, type Hearing, hear, type Stamp } from './known.ts'
import { emptyMap, type PersistentMap, valueAt, withKey, withoutKey } from './persistent-map.ts'
import type { ProgressWindow, Salary } from './schema/money.ts'

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
  readonly progress: ProgressWindow | undefined
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
  const hearing: Hearing = {
    chapter: number,
    forgotten: story.forgotten,
    changes: [],
  }
  const entries = Object.fromEntries(kinds.map((kind) => [kind, hearKind(story, chapter, kind, hearing)]))
  const date = chapter.date ?? story.date
  const earlier = story.page?.chapter === number ? story.page.earlier : story.page
  return {
    ...(entries as Pick<Story, Kind>),
    chapter: number,
    date,
    salary: chapter.salary ?? story.salary,
    progress: chapter.progress ?? story.progress,
    glyphs: Object.entries(chapter.glyphs ?? {}).reduce(
      (all, [name, paths]) => withKey(all, name, paths),
      story.glyphs,
    ),
    page: {
      chapter: number,
      title: chapter.title,
      date,
      changes: hearing.changes,
      earlier,
    },
    forgotten: hearing.forgotten,
  }
}

function hearKind(story: Story, chapter: Chapter, kind: Kind, hearing: Hearing) {
  let entries = story[kind] as PersistentMap<KnownOf<Kind>>
  for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
    const path = [kind, id]
    const known = valueAt(entries, id) as Parameters<typeof hear>[0]
    if (told) entries = withKey(entries, id, hear(known, told, path, nestedMaps[kind], hearing) as KnownOf<Kind>)
    else if (known) {
      forgetEntry(known, path, nestedMaps[kind], hearing)
      entries = withoutKey(entries, id)
    }
  }
  return entries
}

/** The entries of any kind, for code that treats all kinds alike: search, news, checks. */
export function anyEntries(story: Story, kind: Kind): PersistentMap<Stamp & Readonly<Record<string, unknown>>> {
  return story[kind] as PersistentMap<never>
}
