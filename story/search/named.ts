import type { Story } from '#story/engine/story.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { fold } from './fold.ts'
import { searchStory } from './search.ts'
import type { SearchBook } from './searchable.ts'

/** The one entry that has exactly these words as its name, else as an alias; undefined where there is none, or several. */
export function entryNamed(story: Story, book: SearchBook, words: string): CodexEntry | undefined {
  const query = fold(words)
  const exact = searchStory(story, book, words).hits.filter(({ text }) => text.folded === query)
  for (const by of ['name', 'alias'] as const) {
    const [entry, ...others] = exact.filter(({ text }) => text.by === by)
    if (entry) return others.length === 0 ? entry.entry : undefined
  }
  return undefined
}
