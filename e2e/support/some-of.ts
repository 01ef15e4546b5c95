import { byNight } from '#tools/testing/by-night.ts'

/** By night all of a list; by day one in so many, others each time: `E2E_SEED` names those of a run. */
export function someOf<Thing>(all: readonly Thing[], oneIn: number): readonly Thing[] {
  if (byNight) return all
  const turn = Number(process.env.E2E_SEED) % oneIn
  return all.filter((_, index) => index % oneIn === turn)
}
