import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type ErrorCode, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './problem.ts'

/** A YAML file that knows the line of each of its values. */
export type ContentFile = {
  /** Path from the project's root. */
  path: string
  /** The values as written; undefined where the file is not YAML at all. */
  data: unknown
  /** The YAML parser's own problems: broken syntax, duplicate keys. */
  problems: Problem[]
  /** The line of a value, or of its nearest ancestor in the file. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** The lines of a key with its value, as written; undefined if the file does not contain it. */
  blockOf: (path: readonly PropertyKey[]) => Block | undefined
}

/** Consecutive lines of a file: the first one's number, the lines, and the next one, which is null after the file's last line. */
export type Block = { line: number; lines: readonly string[]; below: string | null }

/** How to fix a syntax error, where the usual tip does not apply. */
const TIPS: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'The same key is above, on the same level: merge the two.',
  TAB_AS_INDENT: 'Indent with spaces, two for each level.',
  MULTIPLE_DOCS: 'Remove the line `---`: a file is one chapter.',
}

/** Reads one content file. A file that is not valid YAML gives problems and no data; nothing is thrown. */
export function readContentFile(absolutePath: string): ContentFile {
  const path = relative(process.cwd(), absolutePath)
  const text = readFileSync(absolutePath, 'utf8')
  const { document } = parsed(text)
  // Parsed again on demand, because few files are asked for lines: keeping the trees of a whole book makes reading it a quarter slower.
  const again = once(() => parsed(text))
  const problems = document.errors.map((error) => ({
    file: path,
    line: error.linePos?.[0].line ?? 1,
    rule: 'yaml',
    message: error.message.split('\n')[0] ?? error.message,
    tip:
      TIPS[error.code] ??
      'Check the indentation, and quote a text that contains ": " or begins with a special character.',
  }))

  return {
    path,
    data: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    lineOf(at) {
      const { document, lines } = again()
      for (let depth = at.length; depth > 0; depth--) {
        const node = document.getIn(at.slice(0, depth), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return 1
    },
    blockOf(at) {
      const { document, lines } = again()
      const parent = document.getIn(at.slice(0, -1), true)
      const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === at.at(-1)) : undefined
      const [from, to] = [pair?.key, pair?.value].map((node) => (isNode(node) ? node.range : undefined))
      if (!from || !to) return undefined
      const first = lines.linePos(from[0]).line
      // A text of several lines ends where the next line begins.
      const last = lines.linePos(Math.max(from[1], to[1] - 1)).line
      const all = text.replace(/\n$/, '').split('\n')
      return { line: first, lines: all.slice(first - 1, last), below: all[last] ?? null }
    },
  }
}

function parsed(text: string) {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines, uniqueKeys: true }), lines }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
