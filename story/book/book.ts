import type { Book } from '#story/schema/book.ts'

/**
 * The part of `book.yaml` that a browser may know: public constants that reveal nothing of the story. Anything the book ties to
 * a chapter (salary, progress windows, gates, names of pathways) is left out and travels in the story files; anything only the
 * content check needs is never sent.
 */
export type PublicBook = Omit<Book, 'salary' | 'progress' | 'gates' | 'aliases' | 'check' | 'pathways'> & {
  /** Totals for the progress bars; undefined in a book without pathways. */
  pathways?: Pick<NonNullable<Book['pathways']>, 'total' | 'sequences' | 'rungs' | 'chapterProgress'>
}

/** Its achievements; undefined in a book without any. */
export type Achievements = PublicBook['achievements']

/** What the whole app may need of the constants: the texts of the achievements and of the welcome come with what shows them. */
export type AppBook = Omit<PublicBook, 'achievements' | 'welcome'> & { hasAchievements: boolean }

/** The parts of the app that a book has, in its own words. */
export type BookSections = Pick<PublicBook, 'sections'>
