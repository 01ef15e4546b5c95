// The engine is compiled without the types of Node.js.
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
const { NIGHTLY, LAW_TIMES = '1' } = process.env

/**
 * How often a law of costly cases is tried: by day a quarter of the times, by night all, and in longer and shorter laws LAW_TIMES as
 * many. fast-check prints the seed of a failure.
 */
export const triesByDay = (times: number): number => (NIGHTLY || Number(LAW_TIMES) !== 1 ? times : Math.ceil(times / 4))
