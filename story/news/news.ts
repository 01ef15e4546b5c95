import type { Kind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import type { AnyKnown, Change } from '#story/engine/known.ts'
import { isMap } from '#story/engine/merge.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'
import { bodyOf, type Readable, titleOf } from '#story/entries/codex-entries.ts'
import { snippet } from '#story/search/snippet.ts'
import { type NewsKind, newsAddress, newsKindOf, newsLabels } from './news-kinds.ts'
import { newsText, paymentText } from './news-text.ts'

/** An item of the activity feed. */
export type News = {
  /** The path of what changed: `quests/way-home/objectives/way-home-1`. Unique within a chapter. */
  path: string
  kind: NewsKind
  label: string
  /** As known at the reader's chapter. */
  name: string
  /** The chapter's headline, or a plain sentence. */
  text: string
  hasHeadline: boolean
  /** A short description of a new entry that has no headline. */
  about: string | undefined
  /** First told in that chapter. Otherwise it was already known. */
  isNew: boolean
  chapter: number
  address: string
}

export type ChapterNews = { chapter: number; news: News[] }

export type NewsBook = Pick<PublicBook, 'sections' | 'currency'>

/** The timeline shows up to `TIMELINE_CHAPTERS` earlier chapters with news, and looks back `TIMELINE_REACH` chapters (section 9). */
const TIMELINE_CHAPTERS = 5
const TIMELINE_REACH = 30

/** The news of the reader's own chapter (specification section 2, Recent activity). */
export function currentNews(story: Story, book: NewsBook): News[] {
  return story.latest ? newsOf(story, story.latest, book) : []
}

/** The news of the chapters before, newest first; chapters without news are left out. */
export function earlierNews(story: Story, book: NewsBook): ChapterNews[] {
  const timeline: ChapterNews[] = []
  const since = story.chapter - TIMELINE_REACH
  for (let at = story.latest?.earlier; at && at.chapter >= since; at = at.earlier) {
    const news = newsOf(story, at, book)
    if (news.length > 0) timeline.push({ chapter: at.chapter, news })
    if (timeline.length === TIMELINE_CHAPTERS) break
  }
  return timeline
}

/** The news of every chapter after `since`, up to the story's own, oldest first; chapters without news are left out. */
export function newsSince(story: Story, since: number, book: NewsBook): ChapterNews[] {
  const chapters: ChapterNews[] = []
  for (let at = story.latest; at && at.chapter > since; at = at.earlier) {
    const news = newsOf(story, at, book)
    if (news.length > 0) chapters.push({ chapter: at.chapter, news })
  }
  return chapters.reverse()
}

/**
 * The news of one chapter, as seen from a later one: headlines first, then what is new, then what has changed.
 *
 * - Each entry appears once, together with what was told about its nested entries (objectives, members …).
 * - A nested entry with a headline is a separate item; the entry around it then appears only if it has its own headline.
 * - Carried things count as their item. Entries removed since then have no news.
 */
function newsOf(story: Story, { chapter, changes }: ChapterChanges, book: NewsBook): News[] {
  const told = Map.groupBy(changes, ({ path }) => entryPath(path))
  return Array.from(told, ([path, ofEntry]) => newsOfEntry(story, chapter, path, ofEntry, book))
    .flat()
    .sort((a, b) => weight(a) - weight(b))
}

function weight({ hasHeadline, isNew }: News): number {
  return hasHeadline ? 0 : isNew ? 1 : 2
}

function newsOfEntry(story: Story, chapter: number, path: string, changes: readonly Change[], book: NewsBook): News[] {
  const [kind, id] = path.split('/') as [NewsKind, string]
  const entry = entryOf(anyEntries(story, kind), id)
  const labels = newsLabels(kind, book)
  if (!entry || !labels) return []

  const [nested, whole] = partition(changes, ({ path }) => path.split('/').length > 2)
  const isNew = entry.firstSeen === chapter
  const common = { kind, label: labels.label, name: nameOf(kind, entry), isNew, chapter }
  const headlined = nested.flatMap(({ path, headline }) =>
    headline !== undefined && isStillKnown(entry, path)
      ? [
          {
            ...common,
            path,
            text: headline,
            hasHeadline: true,
            about: undefined,
            address: newsAddress(path, book),
          },
        ]
      : [],
  )
  const headline = whole.find((change) => change.headline !== undefined)?.headline
  const hasHeadline = headline !== undefined
  if (!hasHeadline && headlined.length > 0) return headlined

  const text = headline ?? newsText({ ...common, labels, entry, nested }, book)
  const about = !hasHeadline && isNew ? aboutOf(kind, entry, book) : undefined
  const address = newsAddress((kind === 'quests' ? newestStep(entry, nested) : undefined) ?? path, book)
  return [{ ...common, path, text, hasHeadline, about, address }, ...headlined]
}

/** The path of the step that was set last, among those the chapter told about that are still known. */
function newestStep(quest: AnyKnown, told: readonly Change[]): string | undefined {
  const paths = listOf(quest.objectives as KnownOf<'quests'>['objectives']).map(
    ({ id }) => `quests/${quest.id}/objectives/${id}`,
  )
  return paths.findLast((path) => told.some((change) => change.path === path))
}

/** `items/revolver`, also for changes to a carried revolver. */
function entryPath(path: string): string {
  const [kind, id] = path.split('/')
  return `${newsKindOf(kind as Kind)}/${id}`
}

function isStillKnown(entry: AnyKnown, path: string): boolean {
  const [, , ...steps] = path.split('/')
  return steps.reduce<unknown>((at, step) => (isMap(at) ? at[step] : undefined), entry) !== undefined
}

function nameOf(kind: NewsKind, entry: AnyKnown): string {
  return kind === 'transactions' ? (entry.description as string) : titleOf(entry as Readable)
}

function aboutOf(kind: NewsKind, entry: AnyKnown, book: NewsBook): string | undefined {
  return kind === 'transactions' ? `${paymentText(entry, book)}.` : snippet(bodyOf(entry as Readable)) || undefined
}

function partition<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  const { yes = [], no = [] } = Object.groupBy(values, (value) => (test(value) ? 'yes' : 'no'))
  return [yes, no]
}
