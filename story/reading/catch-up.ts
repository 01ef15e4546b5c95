import { kinds } from '#kinds/kinds.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Fact } from '#story/engine/known.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'
import { factsByChapter, type ShownFact, type ToldChapter } from '#story/entries/entry-memory.ts'
import { type News, type NewsBook, newsSince } from '#story/news/news.ts'
import { type NewsKind, newsAddress } from '#story/news/news-kinds.ts'

/** What the chapters between told of one entry, oldest first. */
export type CatchUpEntry = {
  id: string
  /** As it is known at the reader's chapter. */
  name: string
  /** Where it opens. */
  address: string
  /** First told of in one of these chapters. Else it was known before, and more was told. */
  isNew: boolean
  told: ToldChapter[]
}

export type CatchUpGroup = { kind: NewsKind; label: string; entries: CatchUpEntry[] }

/** What was told after a chapter, up to the reader's own, kind by kind; `facts` counts the lines. */
export type CatchUp = { groups: CatchUpGroup[]; entries: number; facts: number }

type Since = { since: number; book: NewsBook; days: ReadonlyMap<number, string | undefined> }

/**
 * All that was told in the chapters after `since`, up to the story's own: of each entry its headlines and facts or, where a
 * chapter has neither, the plain sentence of the news. Entries stand in the order in which the chapters tell of them. What
 * has been taken away since has no news, and is not there.
 */
export function catchUp(story: Story, since: number, book: NewsBook): CatchUp {
  const news = newsSince(story, since, book).flatMap((chapter) => chapter.news)
  const byKind = Map.groupBy(news, ({ kind }) => kind)
  const asked = { since, book, days: daysSince(story, since) }
  const groups = kinds.flatMap((name) => {
    const kind = name as NewsKind
    const byEntry = Map.groupBy(byKind.get(kind) ?? [], ({ path }) => path.split('/')[1] ?? '')
    const entries = Array.from(byEntry, ([id, ofEntry]) => entryOfNews(story, kind, id, ofEntry, asked))
    return entries.length > 0 ? [{ kind, label: labelOf(labelsOf(kind, book)!), entries }] : []
  })
  const all = groups.flatMap(({ entries }) => entries)
  const facts = all.flatMap(({ told }) => told).reduce((sum, chapter) => sum + chapter.facts.length, 0)
  return { groups, entries: all.length, facts }
}

function entryOfNews(story: Story, kind: NewsKind, id: string, news: readonly News[], asked: Since): CatchUpEntry {
  const entry = entryOf(anyEntries(story, kind), id)
  const facts = factsByChapter((entry?.told ?? []) as readonly Fact[])
  return {
    id,
    name: news[0]!.name,
    address: newsAddress(`${kind}/${id}`, asked.book, asked.since),
    isNew: news.some(({ isNew }) => isNew),
    told: Array.from(
      Map.groupBy(news, ({ chapter }) => chapter),
      ([chapter, ofChapter]) => ({
        chapter,
        date: asked.days.get(chapter),
        facts: linesOf(ofChapter, facts.get(chapter) ?? []),
      }),
    ),
  }
}

/** The headlines of a chapter that are no facts, and its facts; without any the plain sentence. */
function linesOf(news: readonly News[], facts: readonly ShownFact[]): ShownFact[] {
  const headlines = news.filter(({ text, hasHeadline }) => hasHeadline && !facts.some((fact) => fact.text === text))
  const lines = [...headlines.map(({ text }) => lineOf(text)), ...facts]
  return lines.length > 0 ? lines : news.map(({ about, text }) => lineOf(about ?? text))
}

const lineOf = (text: string): ShownFact => ({ text, takenBack: undefined, takesBack: false })

function daysSince(story: Story, since: number): Since['days'] {
  const days = new Map<number, string | undefined>()
  for (let at: ChapterChanges | undefined = story.latest; at && at.chapter > since; at = at.earlier) {
    days.set(at.chapter, at.date)
  }
  return days
}
