/** One opened diary entry, and the reader's chapter when it was opened. */
export type DiaryRead = { id: string; chapter: number }

/** The leaves this account has opened that its chapter and the device's know. */
export type DiaryReads = { pages: readonly DiaryRead[] }
