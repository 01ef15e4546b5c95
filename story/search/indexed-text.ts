import type { SearchedText } from './searchable.ts'

/** A text of something that search finds, folded; `at` is its place among all findables. */
export type IndexedText = SearchedText & { folded: string; at: number }

/** How a word occurs: as a whole word, as the beginning of one, or within it. */
export type Occurrence = { text: IndexedText; as: 'word' | 'beginning' | 'part'; position: number }
