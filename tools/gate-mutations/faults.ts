import { buildFaults } from './build-faults.ts'
import type { Fault } from './fault.ts'
import { readerFaults } from './reader-faults.ts'
import { screenFaults } from './screen-faults.ts'
import { serverFaults } from './server-faults.ts'
import { storyFaults } from './story-faults.ts'

/** All faults, in the order of the way that a fact goes: told, built, given, fetched, shown. */
export const faults: readonly Fault[] = [
  ...storyFaults,
  ...buildFaults,
  ...serverFaults,
  ...readerFaults,
  ...screenFaults,
]
