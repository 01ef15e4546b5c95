/** An opened diary entry, and the reader's chapter at that time. */
export type DiaryRead = { id: string; chapter: number }

/** The diary entries that this account has opened, up to its own chapter and the device's, whichever is lower. */
export type DiaryReads = { pages: readonly DiaryRead[] }
