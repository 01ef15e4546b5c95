import type { PublicBook } from '#story/book/book.ts'

type Sections = PublicBook['sections']

/** What a popup of Home gets: the words of its section, and the way to close it. */
export type PopupProps<Key extends keyof Sections> = { words: NonNullable<Sections[Key]>; onClose: () => void }
