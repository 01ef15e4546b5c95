/** The median; NaN for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The 95th percentile; NaN for an empty list. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

/** The quantile for a share from 0 to 1; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
