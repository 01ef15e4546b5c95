/** The key in a history entry's state for the chapter at which its words were searched for. */
const MARK = 'searchedAt'

/** The history state that records the chapter of a search. */
export const searchedAt = (chapter: number) => ({ [MARK]: chapter })

/** The chapter at which an entry's words were searched for; undefined if not recorded. */
export function chapterOfWords(state: unknown): number | undefined {
  const chapter = (state as Record<string, unknown> | null | undefined)?.[MARK]
  return typeof chapter === 'number' ? chapter : undefined
}
