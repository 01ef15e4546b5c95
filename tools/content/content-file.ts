import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './problem.ts'

/** A YAML file that remembers on which line each of its values stands. */
export type ContentFile = {
  /** Path from the project's root. */
  path: string
  /** The values as written; undefined where the file is not YAML at all. */
  data: unknown
  /** The YAML parser's own problems: broken syntax, duplicate keys. */
  problems: Problem[]
  /** The line of a value, or of the nearest one above it that stands in the file. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads one content file. A file that is not valid YAML gives problems and no data; nothing is thrown. */
export function readContentFile(absolutePath: string): ContentFile {
  const path = relative(process.cwd(), absolutePath)
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(absolutePath, 'utf8'), { lineCounter: lines, uniqueKeys: true })
  const problems = document.errors.map((error) => ({
    file: path,
    line: error.linePos?.[0].line ?? 1,
    rule: 'yaml',
    message: error.message.split('\n')[0] ?? error.message,
    tip: 'Check the indentation, and put a text in quotes when it holds ": " or begins with a sign.',
  }))

  return {
    path,
    data: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    lineOf(at) {
      for (let depth = at.length; depth > 0; depth--) {
        const node = document.getIn(at.slice(0, depth), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }
}
