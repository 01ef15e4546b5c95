const LENGTH = 15_500
/** How much longer the long text is than the short one; linear work grows by this factor at most. */
const TIMES_LONGER = 4
const ROUNDS = 24

/** The growth half way, as a factor, between linear and quadratic work. */
export const TOO_MUCH = TIMES_LONGER ** 1.5

/**
 * The factor by which the work grows when 15.5 KB are read instead of a quarter of that: from `TOO_MUCH` on, a few requests
 * stop a server. It counts only the CPU time of this process, and the least of several rounds, so a busy machine makes no
 * difference; a good first round is not repeated.
 *
 * @param read has a text read, and resolves when that is done
 */
export async function growthOfWork(read: (text: string) => unknown, textOf: (length: number) => string) {
  const [short, long] = [textOf(LENGTH / TIMES_LONGER), textOf(LENGTH)]
  return ratioOfWork(
    () => read(short),
    () => read(long),
    TOO_MUCH,
  )
}

/**
 * How many times the work of the one the other one is; a round below `enough` is not repeated. The one counts by the lesser of two
 * tries in each round: measured too high, by what is done for the first time or by a neighbour, it would make much look like little.
 */
export async function ratioOfWork(one: () => unknown, other: () => unknown, enough: number): Promise<number> {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS && !(more / less < enough); round++) {
    less = Math.min(less, await workOf(one), await workOf(one))
    more = Math.min(more, await workOf(other))
  }
  return more / less
}

async function workOf(task: () => unknown) {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system)
}
