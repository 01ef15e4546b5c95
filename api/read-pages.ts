/** One opened leaf of a journal, and the reader's chapter when it was opened. */
export type ReadPage = { id: string; chapter: number }

/** The leaves this account has opened that its chapter knows; it is kept per account, on the server. */
export type ReadPages = { pages: readonly ReadPage[] }
