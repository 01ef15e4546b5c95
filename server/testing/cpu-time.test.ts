import { expect, test } from 'vitest'
import { cpuTimeRatio } from './cpu-time.ts'

/** Work in proportion to its argument, except that the first call takes longest, like code that is compiled on first use. */
function slowAtFirst() {
  let isFirst = true
  return (turns: number) => {
    let sum = 0
    for (let turn = 0; turn < (isFirst ? 100 : turns) * 20_000; turn++) sum = (sum + turn * turn) % 1_000_003
    isFirst = false
    return sum
  }
}

test('what is slow at first hides no growth', async () => {
  const read = slowAtFirst()

  expect(
    await cpuTimeRatio(
      () => read(1),
      () => read(16),
      8,
    ),
  ).toBeGreaterThan(8)
})
