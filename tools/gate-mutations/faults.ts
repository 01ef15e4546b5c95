import { buildFaults } from './build-faults.ts'
import { engineFaults } from './engine-faults.ts'
import type { Fault } from './fault.ts'
import { readerFaults } from './reader-faults.ts'
import { screenFaults } from './screen-faults.ts'
import { selectorFaults } from './selector-faults.ts'
import { serverFaults } from './server-faults.ts'

/** All faults, in the order of the way that a fact goes: told, built, given, fetched, shown. */
export const faults: readonly Fault[] = [
  ...engineFaults,
  ...selectorFaults,
  ...buildFaults,
  ...serverFaults,
  ...readerFaults,
  ...screenFaults,
]
