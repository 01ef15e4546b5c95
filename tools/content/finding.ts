/** Where a rule found something: the chapter and the path in its file, as an author would name it. */
export type Finding = {
  chapter: number
  path: readonly string[]
  message: string
  tip?: string
  /** What an exception may name: a word, a name, a sentence. */
  what?: string
}
