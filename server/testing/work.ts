const LENGTH = 15_500
/** How much longer the text is than the one it is compared with; work in proportion to the length grows by as much at most. */
const TIMES_LONGER = 4
const ROUNDS = 8

/** Half way, in factors, from work in proportion to the length to work that grows with its square. */
export const TOO_MUCH = TIMES_LONGER ** 1.5

/**
 * By which factor the work grows where 15.5 KB are read instead of a quarter of it: from `TOO_MUCH` on, a few requests
 * stop a server. Counted is the CPU time of this process alone, and the least of several rounds, so a busy machine makes no
 * difference; what looks well at once is not asked again.
 *
 * @param read has a text read, and resolves when that is done
 */
export async function growthOfWork(read: (text: string) => unknown, textOf: (length: number) => string) {
  const [short, long] = [textOf(LENGTH / TIMES_LONGER), textOf(LENGTH)]
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS && !(more / less < TOO_MUCH); round++) {
    less = Math.min(less, await workOf(() => read(short)))
    more = Math.min(more, await workOf(() => read(long)))
  }
  return more / less
}

async function workOf(task: () => unknown) {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, user + system)
}
