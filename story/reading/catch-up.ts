import { kinds } from '#kinds/kinds.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Fact } from '#story/engine/known.ts'
import { anyEntries, type ChapterChanges, type Story } from '#story/engine/story.ts'
import { factsByChapter, type ShownFact, type ToldChapter } from '#story/entries/entry-memory.ts'
import { type News, type NewsBook, newsSince } from '#story/news/news.ts'
import { type NewsKind, newsAddress } from '#story/news/news-kinds.ts'

/** What the chapters in between told about one entry, oldest first. */
export type CatchUpEntry = {
  id: string
  /** As known at the reader's chapter. */
  name: string
  address: string
  /** First told in one of these chapters. Otherwise it was already known. */
  isNew: boolean
  told: ToldChapter[]
}

export type CatchUpGroup = { kind: NewsKind; label: string; entries: CatchUpEntry[] }

/** What was told after a chapter, up to the reader's own, grouped by kind; `facts` is the number of lines. */
export type CatchUp = { groups: CatchUpGroup[]; entries: number; facts: number }

type Since = { since: number; book: NewsBook; days: ReadonlyMap<number, string | undefined> }

/**
 * Everything told in the chapters after `since`, up to the story's own: the headlines and facts of each entry or, for a chapter
 * with neither, the plain sentence of its news. Entries are in the order in which the chapters tell about them; those removed
 * since then are left out.
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

/** A chapter's headlines that are not also facts, then its facts; if there are none, the plain sentence. */
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
