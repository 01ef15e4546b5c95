// The engine is compiled without the types of Node.js.
const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
const { NIGHTLY, LAW_TIMES = '1' } = process.env

/**
 * How many cases to try for a law with costly cases: a quarter of `times` by day, all of them in the nightly run. If LAW_TIMES
 * makes laws longer or shorter, the count is not reduced. fast-check prints the seed of a failure.
 */
export const triesByDay = (times: number): number => (NIGHTLY || Number(LAW_TIMES) !== 1 ? times : Math.ceil(times / 4))
