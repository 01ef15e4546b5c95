import { setImmediate } from 'node:timers/promises'

/** Waits until the clock shows another millisecond: what is written within one has no order of its own. */
export async function nextMillisecond(): Promise<void> {
  const now = Date.now()
  while (Date.now() === now) await setImmediate()
}
