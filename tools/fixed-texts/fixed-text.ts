/** A text that the specification fixes (sections 2, 4, 5 and 8), and where it is seen. */
export type FixedText = {
  /** Word for word; `{}` stands for what differs from reader to reader. */
  text: string
  where: string
  /** The sources that hold it as a whole. */
  sources: readonly string[]
  /**
   * An address at which a reader of a chapter sees it, with `{kind}` for the entry of that kind that the book tells first;
   * `shown` where the screen fills in a `{}` with what the specification fixes too.
   */
  seen?: { chapter: number; at: string; shown?: string }
}
