import type { Book } from '#story/schema/book.ts'

/**
 * What the browser may know of `book.yaml`: public constants that say nothing of the story. All that the book dates to a
 * chapter (salary, progress windows, gates, names of pathways) is left out and travels in the story files; what the content
 * check alone knows travels nowhere.
 */
export type PublicBook = Omit<Book, 'salary' | 'progress' | 'gates' | 'aliases' | 'check' | 'pathways'> & {
  /** Totals of the progress bars; absent in a book without pathways. */
  pathways?: Pick<NonNullable<Book['pathways']>, 'total' | 'sequences' | 'rungs' | 'chapterProgress'>
}

/** What the whole app may need of the constants: the texts of the achievements come with the screens that show them. */
export type AppBook = Omit<PublicBook, 'achievements'> & { hasAchievements: boolean }

/** The parts of the app that a book has, in its own words. */
export type BookSections = Pick<PublicBook, 'sections'>
