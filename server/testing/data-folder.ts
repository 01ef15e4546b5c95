import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasSharedMemory, SHARED_MEMORY } from './shared-memory.ts'

/**
 * Makes a folder for databases that end with their test: in memory where there is room. PostgreSQL makes and removes thousands of
 * files, and on a disk the bookkeeping for these takes a seventh of the processor time of all tests of the server.
 *
 * @param prefix begins its name
 */
export const makeDataFolder = (prefix: string): string =>
  mkdtempSync(join(hasSharedMemory() ? SHARED_MEMORY : tmpdir(), prefix))
