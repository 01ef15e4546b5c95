import { bookFolders } from '#server/story/book-folders.ts'

/** The book that readers read. A test of it names nothing that its chapters tell, so that they can change without it. */
export const REAL = 'content'

/** An invented book, in which everything happens that a test needs to happen: that of a test that says nothing else. */
export const SALTMERE = 'content-examples/saltmere'

export type BookName = typeof REAL | typeof SALTMERE

/** Where the server of each book listens; the configuration of Playwright chooses the ports, its workers inherit them. */
const PORTS = { [REAL]: 'E2E_PORT', [SALTMERE]: 'E2E_SALTMERE_PORT' } as const

export const originOf = (book: BookName): string => `http://localhost:${process.env[PORTS[book]]}`

/** The folder of what was built of a book. */
export const buildOf = (book: BookName): string => bookFolders('.', book).build
