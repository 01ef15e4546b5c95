import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's folder in memory. */
const SHARED_MEMORY = '/dev/shm'

const ENOUGH_BYTES = 1024 ** 3

/** Where tests create databases: in memory if there is room, which avoids waiting for the disk and costs less file-system work. */
export const quickFolder = (): string => (hasSharedMemory() ? SHARED_MEMORY : tmpdir())

/** Whether there is room in it: containers often have only 64 MB, and other systems do not have it at all. */
export function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}
