import type { PublicBook } from '#story/book/book.ts'

type Sections = PublicBook['sections']

/** The props of every popup on Home: the words of its section, and a function to close it. */
export type PopupProps<Key extends keyof Sections> = { words: NonNullable<Sections[Key]>; onClose: () => void }
