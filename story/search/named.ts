import type { Story } from '#story/engine/story.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { fold } from './fold.ts'
import { searchStory } from './search.ts'
import type { SearchBook } from './searchable.ts'

/** The only entry with exactly this name or, failing that, this alias; undefined if there is none or more than one. */
export function entryNamed(story: Story, book: SearchBook, words: string): CodexEntry | undefined {
  const query = fold(words)
  const exact = searchStory(story, book, words).hits.filter(({ text }) => text.folded === query)
  for (const by of ['name', 'alias'] as const) {
    const [entry, ...others] = exact.filter(({ text }) => text.by === by)
    if (entry) return others.length === 0 ? entry.entry : undefined
  }
  return undefined
}
