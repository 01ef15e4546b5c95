import { buildFaults } from './build-faults.ts'
import { engineFaults } from './engine-faults.ts'
import type { Fault } from './fault.ts'
import { leavingFaults } from './leaving-faults.ts'
import { pageFaults } from './page-faults.ts'
import { readerFaults } from './reader-faults.ts'
import { screenFaults } from './screen-faults.ts'
import { selectorFaults } from './selector-faults.ts'
import { serverFaults } from './server-faults.ts'

/** All faults, in the order of a fact's way to the reader: told, built, served, fetched, shown. */
export const faults: readonly Fault[] = [
  ...engineFaults,
  ...selectorFaults,
  ...buildFaults,
  ...serverFaults,
  ...pageFaults,
  ...readerFaults,
  ...leavingFaults,
  ...screenFaults,
]
