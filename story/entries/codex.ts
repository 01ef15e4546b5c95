import type { BookSections } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { currentNews, type NewsBook } from '#story/news/news.ts'
import { type CodexEntry, type CodexKind, categoriesOf, codexEntries } from './codex-entries.ts'

export type CodexSection = {
  key: CodexKind | 'recentActivity'
  /** The last part of its address under /codex. */
  route: string
  label: string
  /** How many of its entries are known. */
  count: number
  /** How many of those are recent. */
  fresh: number
}

/** Entries first seen in the current chapter or this many chapters before it are recent (specification section 9). */
const RECENT_CHAPTERS = 5

/** The categories of the codex with their counts; the last section holds the news of the current chapter. */
export function codexSections(story: Story, book: NewsBook): CodexSection[] {
  const fresh = Map.groupBy(recentlyAdded(story, book), ({ kind }) => kind)
  const categories = categoriesOf(book).map(({ kind, route, label }) => ({
    key: kind,
    route,
    label,
    count: story[kind].length,
    fresh: fresh.get(kind)?.length ?? 0,
  }))
  const updates = currentNews(story, book).length
  return [
    ...categories,
    { key: 'recentActivity', route: 'recent-activity', label: 'Recent Activity', count: updates, fresh: updates },
  ]
}

/** Entries first seen in the most recent chapters, newest first. */
export function recentlyAdded(story: Story, book: BookSections): CodexEntry[] {
  const since = Math.max(1, story.chapter - RECENT_CHAPTERS)
  return codexEntries(story, book)
    .filter(({ chapter }) => chapter >= since)
    .sort((a, b) => b.chapter - a.chapter)
}
