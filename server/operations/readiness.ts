import type { Database } from '#server/database/database.ts'

const TIMEOUT_MS = 2000
const WRITE_EVERY_MS = 5000

/**
 * Whether the database answers and accepts writes; false if it has not answered within two seconds. It can be called any number of times:
 * concurrent calls share one answer, and a write is tried at most once in five seconds.
 */
export function createReadiness({ ping, tryToWrite }: Pick<Database, 'ping' | 'tryToWrite'>) {
  let asking: Promise<boolean> | undefined
  let writing: Promise<void> | undefined
  let triedAt = 0

  function writes() {
    if (!writing || performance.now() - triedAt >= WRITE_EVERY_MS) {
      triedAt = performance.now()
      writing = tryToWrite()
    }
    return writing
  }

  async function ask(): Promise<boolean> {
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref())
    const answered = ping()
      .then(writes)
      .then(
        () => true,
        () => false,
      )
    const isReady = await Promise.race([answered, timeout])
    asking = undefined
    return isReady
  }

  return (): Promise<boolean> => {
    asking ??= ask()
    return asking
  }
}
