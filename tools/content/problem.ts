/** What is wrong in a content file, where, why it matters and how to fix it. */
export type Problem = {
  /** Path from the project's root. */
  file: string
  /** Counted from 1. */
  line: number
  rule: string
  message: string
  tip?: string
}

/** One problem as a line that editors can follow, and its tip below. */
export function formatProblem({ file, line, rule, message, tip }: Problem): string {
  return `${file}:${line}  ${message}  [${rule}]${tip ? `\n    tip: ${tip}` : ''}`
}
