/** A text that the specification fixes (sections 2, 4, 5 and 8), and where it is seen. */
export type FixedText = {
  /** Word for word; `{}` stands for what differs from reader to reader. */
  text: string
  where: string
  /** The sources that hold it as a whole. */
  sources: readonly string[]
  /** An address at which a reader of a chapter sees it; `shown` where the screen fills in the `{}`. */
  seen?: { chapter: number; at: string; shown?: string }
}
