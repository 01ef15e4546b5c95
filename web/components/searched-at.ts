/** The name under which an entry of the browser's history says at which chapter its words were searched for. */
const MARK = 'searchedAt'

/** What an entry of the history says of words that are searched for at a chapter. */
export const searchedAt = (chapter: number) => ({ [MARK]: chapter })

/** At which chapter the words of an entry were searched for; undefined where nobody has said so. */
export function chapterOfWords(state: unknown): number | undefined {
  const chapter = (state as Record<string, unknown> | null | undefined)?.[MARK]
  return typeof chapter === 'number' ? chapter : undefined
}
