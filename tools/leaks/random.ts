/** A seeded generator (mulberry32), the same in every run. */
export type Rng = { pick: <Value>(values: readonly Value[]) => Value | undefined }

export function createRng(seed: number): Rng {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { pick: (values) => values[Math.floor(next() * values.length)] }
}
