import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** The folder that Linux keeps in memory. */
const SHARED_MEMORY = '/dev/shm'

const ENOUGH_BYTES = 1024 ** 3

/**
 * Where tests make databases: in memory where there is room, for there none waits for a disk, and the bookkeeping for files is less.
 */
export const quickFolder = (): string => (hasSharedMemory() ? SHARED_MEMORY : tmpdir())

/** Whether there is room in it: containers often have 64 MB of it, and other systems none. */
export function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
