/** One opened leaf of a journal, and the reader's chapter when it was opened. */
export type ReadPage = { id: string; chapter: number }

/** The leaves this account has opened that its chapter and the device's know. */
export type ReadPages = { pages: readonly ReadPage[] }
