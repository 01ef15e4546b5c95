import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { stringify } from 'yaml'
import type { Difference } from './differences.ts'

/**
 * A difference for authors: what is new (+), what changes (~, the old value above the new), and what is gone (-). Of a list
 * only the items that differ, and the number of unchanged ones between them.
 */
export function differenceLines({ path, before, after }: Difference): string[] {
  const sign = before === undefined ? '+' : after === undefined ? '-' : '~'
  if (Array.isArray(before) && Array.isArray(after)) return [`${sign} ${path}`, ...itemLines(before, after)]
  return [
    `${sign} ${path}`,
    ...(before === undefined ? [] : indented(before, '  - ')),
    ...(after === undefined ? [] : indented(after, '  + ')),
  ]
}

function itemLines(before: unknown[], after: unknown[]): string[] {
  return diffArrays(before, after, { comparator: isDeepStrictEqual }).flatMap(({ added, removed, value, count }) =>
    added || removed ? indented(value, added ? '  + ' : '  - ') : [`    (${count} unchanged)`],
  )
}

const indented = (value: unknown, sign: string) =>
  stringify(value, { lineWidth: 110 })
    .trimEnd()
    .split('\n')
    .map((line) => sign + line)
