import type { SearchedText } from './searchable.ts'

/** A text of a findable, folded; `at` is the index of the findable. */
export type IndexedText = SearchedText & { folded: string; at: number }

/** How a word matches: as a whole word, as the beginning of one, or inside one. */
export type Occurrence = { text: IndexedText; as: 'word' | 'beginning' | 'part'; position: number }
