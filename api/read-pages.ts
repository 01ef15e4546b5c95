/** One opened leaf of a journal, and the reader's chapter when it was opened. */
export type ReadPage = { id: string; chapter: number }

/** `GET /api/read-pages?chapter=`: the leaves this account has opened that its chapter and the device's know. */
export type ReadPages = { pages: readonly ReadPage[] }
