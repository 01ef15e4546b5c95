import { expect, test } from 'vitest'
import { cpuTimeRatio } from './cpu-time.ts'

const [SHORT, LONG] = [() => {}, () => {}]

/** Measures the tasks as given, in turn; the last values are repeated. */
function measured(values: { short: number[]; long: number[] }) {
  const next = (list: number[]) => (list.length > 1 ? list.shift()! : list[0]!)
  return async (task: () => unknown) => next(task === SHORT ? values.short : values.long)
}

/** One quiet measure of the short text, then eight rounds in which everything takes ten times as long. */
const BUSY_MOMENT = { short: [10, ...Array(15).fill(100), 10], long: [...Array(8).fill(400), 40] }

test.each([
  ['what is slow at first hides no growth', { short: [100, 1], long: [16] }, 16],
  ['nor does it where only the long text is slow at first', { short: [1], long: [100, 16] }, 16],
  ['work that a busy machine has slowed down in one round is measured again', { short: [10], long: [200, 41] }, 4.1],
  ['so is work all of whose rounds but the first fell into a busy moment', BUSY_MOMENT, 4],
  ['a good first round is enough', { short: [10, 10, 1], long: [40] }, 4],
])('%s', async (_, values, ratio) => {
  expect(await cpuTimeRatio(SHORT, LONG, 8, measured(values))).toBeCloseTo(ratio)
})

test('work is measured in processor time', async () => {
  const spin = (turns: number) => () => {
    let sum = 0
    for (let turn = 0; turn < turns; turn++) sum = (sum + turn * turn) % 1_000_003
    return sum
  }
  expect(await cpuTimeRatio(spin(1000), spin(10_000_000), Number.POSITIVE_INFINITY)).toBeGreaterThan(8)
})
