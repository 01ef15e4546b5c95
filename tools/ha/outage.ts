/** The effect of a fault on readers, in seconds and in numbers of writes. */
export type Outage = {
  /** The longest time in which no write was acknowledged. */
  silence: number
  /** The longest time that one reader waited between two acknowledged writes. */
  longest: number
  acknowledged: number
  lost: number
  refused: number
}

/** The longest pause between the moments within `from` and `to`, in their unit. */
export function longestPause(moments: readonly number[], from: number, to: number): number {
  const inside = moments.filter((moment) => moment > from && moment < to).sort((a, b) => a - b)
  const all = [from, ...inside, to]
  return Math.max(...all.slice(1).map((moment, index) => moment - all[index]!))
}

/** Sums up the moments (in milliseconds) of every reader's acknowledged writes. */
export function outageOf(
  readers: readonly { acknowledged: readonly number[]; refusals: readonly unknown[] }[],
  lost: number,
  from: number,
  to: number,
): Outage {
  const all = readers.flatMap(({ acknowledged }) => acknowledged)
  const each = readers.map(({ acknowledged }) => longestPause(acknowledged, from, to))
  return {
    silence: longestPause(all, from, to) / 1000,
    longest: Math.max(...each) / 1000,
    acknowledged: all.length,
    lost,
    refused: readers.reduce((sum, { refusals }) => sum + refusals.length, 0),
  }
}

const WITHIN_SECONDS = 30

/** Whether every reader wrote again in time, and no acknowledged write is missing. */
export const isGood = ({ longest, acknowledged, lost }: Outage): boolean =>
  longest <= WITHIN_SECONDS && acknowledged > 0 && lost === 0

/** One line of the report. */
export const outageLine = (name: string, outage: Outage): string =>
  `${isGood(outage) ? '✔' : '✖'} ${name}: writes again after ${outage.silence.toFixed(1)} s, every reader after ` +
  `${outage.longest.toFixed(1)} s; ${outage.acknowledged} acknowledged writes, ${outage.lost} lost, ${outage.refused} refused`
