import { stringify } from 'yaml'
import type { Difference } from './differences.ts'

/** A difference for authors: what is new (+), what changes (~, the old value above the new), and what is gone (-). */
export function differenceLines({ path, before, after }: Difference): string[] {
  const sign = before === undefined ? '+' : after === undefined ? '-' : '~'
  return [
    `${sign} ${path}`,
    ...(before === undefined ? [] : indented(before, '  - ')),
    ...(after === undefined ? [] : indented(after, '  + ')),
  ]
}

const indented = (value: unknown, sign: string) =>
  stringify(value, { lineWidth: 110 })
    .trimEnd()
    .split('\n')
    .map((line) => sign + line)
