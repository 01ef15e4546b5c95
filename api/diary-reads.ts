/** One opened diary entry, and the reader's chapter when it was opened. */
export type DiaryRead = { id: string; chapter: number }

/** The diary entries that this account has opened, as far as both its chapter and the device's know them. */
export type DiaryReads = { pages: readonly DiaryRead[] }
