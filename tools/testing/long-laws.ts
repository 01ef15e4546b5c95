import type fc from 'fast-check'
import { vi } from 'vitest'

/** Tries each law LAW_TIMES times as often as its test says: more in `npm run test:nightly`, less in `npm run mutants`. */
const times = Number(process.env.LAW_TIMES ?? 1)

vi.mock('fast-check', async (original) => {
  const real = (await original()) as typeof fc
  const assert = (law: fc.IRawProperty<unknown>, settings: fc.Parameters<unknown> = {}) =>
    real.assert(law, { ...settings, numRuns: Math.ceil(times * (settings.numRuns ?? 100)) })
  const longer = { ...real, assert }
  return { ...longer, default: longer }
})
