const LENGTH = 15_500
/** How much longer the long text is than the short one; linear work grows by this factor at most. */
const TIMES_LONGER = 4
const ROUNDS = 8
const ATTEMPTS = 3
/** In milliseconds, between two attempts. */
const PAUSE_MS = 500

/** The factor halfway between linear and quadratic growth. */
export const TOO_MUCH = TIMES_LONGER ** 1.5

/**
 * The factor by which CPU time grows from reading a quarter of 15.5 KB to reading all of it: from `TOO_MUCH` on, a few requests can stall a
 * server. Only this process's CPU time counts, and the minimum of several rounds, so a busy machine makes no difference. A good first round
 * is not repeated.
 *
 * @param read has a text read, and resolves when that is done
 */
export async function cpuTimeGrowth(read: (text: string) => unknown, textOf: (length: number) => string) {
  const [short, long] = [textOf(LENGTH / TIMES_LONGER), textOf(LENGTH)]
  return cpuTimeRatio(
    () => read(short),
    () => read(long),
    TOO_MUCH,
  )
}

/**
 * How many times as much work the other one is as the one, the least of a few attempts. The process may be busy with something else through
 * all rounds of an attempt but the first (garbage, or what an earlier test has left running), so the next attempt is a moment later.
 *
 * @param enough a lesser result is good, and nothing is repeated
 * @param measure runs a task and returns how much work it was
 */
export async function cpuTimeRatio(
  one: () => unknown,
  other: () => unknown,
  enough: number,
  measure: (task: () => unknown) => Promise<number> = cpuTimeOf,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && !(least < enough); attempt++) {
    if (attempt > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    least = Math.min(least, await ratioOf(one, other, enough, measure))
  }
  return least
}

/**
 * The one is measured twice per round and the lesser result counts: too high a value, caused by first-time work or by a busy machine, would
 * hide growth.
 */
async function ratioOf(
  one: () => unknown,
  other: () => unknown,
  enough: number,
  measure: (task: () => unknown) => Promise<number>,
): Promise<number> {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS && !(more / less < enough); round++) {
    less = Math.min(less, await measure(one), await measure(one))
    more = Math.min(more, await measure(other))
  }
  return more / less
}

/** In microseconds, at least one. */
async function cpuTimeOf(task: () => unknown) {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system)
}
