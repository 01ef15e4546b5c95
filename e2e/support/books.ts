import { bookFolders } from '#server/story/book-folders.ts'

/** The book that readers read. Tests of it name nothing that its chapters tell, so that these can change freely. */
export const REAL = 'content'

/** An invented book with every event that a test needs; the default of all tests. */
export const SALTMERE = 'content-examples/saltmere'

export type BookName = typeof REAL | typeof SALTMERE

/** The environment variables with the port of each book's server; Playwright's configuration sets them, and its workers inherit them. */
const PORTS = { [REAL]: 'E2E_PORT', [SALTMERE]: 'E2E_SALTMERE_PORT' } as const

export const originOf = (book: BookName): string => `http://localhost:${process.env[PORTS[book]]}`

/** The build folder of a book. */
export const buildOf = (book: BookName): string => bookFolders('.', book).build
