import constants from '#app/book'

/** The book's public constants: its list of chapters, labels and words (DATA-17). Contains nothing of the story. */
export const book = constants
