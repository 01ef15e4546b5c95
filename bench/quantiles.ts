/** The value in the middle of all; NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which 95 of 100 lie; NaN of none. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

/** The value below which a share of all lies, from 0 to 1; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
