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

/** What the activity feed says of something that a chapter told. */
export type News = {
  /** What was told of: `quests/way-home/objectives/way-home-1`. Once in a chapter. */
  path: string
  kind: NewsKind
  label: string
  /** As it is known at the reader's chapter. */
  name: string
  /** The chapter's headline, or a plain sentence. */
  text: string
  hasHeadline: boolean
  /** What a new entry without a headline is, in short. */
  about: string | undefined
  /** First told of in that chapter. Else it was known before, and more was told. */
  isNew: boolean
  chapter: number
  /** Where it opens. */
  address: string
}

export type ChapterNews = { chapter: number; news: News[] }

export type NewsBook = Pick<PublicBook, 'sections' | 'currency'>

/** The timeline holds as many earlier chapters as have news, and looks for them only so far back (section 9). */
const TIMELINE_CHAPTERS = 5
const TIMELINE_REACH = 30

/** What the reader's own chapter told (specification section 2, Recent activity). */
export function currentNews(story: Story, book: NewsBook): News[] {
  return story.latest ? newsOf(story, story.latest, book) : []
}

/** What the last chapters before told, the newest first; chapters without news are left out. */
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

/** What every chapter after `since` told, up to the story's own, the oldest first; chapters without news are left out. */
export function newsSince(story: Story, since: number, book: NewsBook): ChapterNews[] {
  const chapters: ChapterNews[] = []
  for (let at = story.latest; at && at.chapter > since; at = at.earlier) {
    const news = newsOf(story, at, book)
    if (news.length > 0) chapters.push({ chapter: at.chapter, news })
  }
  return chapters.reverse()
}

/**
 * The news of one chapter, for a reader of a later one: headlines first, then what is new, then what has changed.
 *
 * - Each entry is in the news once. What was told of its nested entries (objectives, members …) goes with it.
 * - A nested entry with a headline is news by itself; the entry around it then needs a headline of its own to be so too.
 * - What is carried counts as its item. Of something that has been taken away since, there is no news.
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

/** Of the steps of a quest that a chapter told of, the path of the one that was set last and is still known. */
function newestStep(quest: AnyKnown, told: readonly Change[]): string | undefined {
  const paths = listOf(quest.objectives as KnownOf<'quests'>['objectives']).map(
    ({ id }) => `quests/${quest.id}/objectives/${id}`,
  )
  return paths.findLast((path) => told.some((change) => change.path === path))
}

/** `items/revolver`, also for what is told of a revolver that is carried. */
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
