import { statfsSync } from 'node:fs'

/** The folder that Linux keeps in memory. */
export const SHARED_MEMORY = '/dev/shm'

const ENOUGH_BYTES = 1024 ** 3

/** Whether tests have room there: containers often have 64 MB of it, and other systems none. */
export function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
