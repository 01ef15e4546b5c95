import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/** @throws {Error} if the condition does not hold in time */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timed out after ${timeoutMs / 1000} s waiting for ${what}`)
    await wait(PAUSE_MS)
  }
}
