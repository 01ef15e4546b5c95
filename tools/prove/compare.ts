/** What one visit has seen: a hash for each observation by its place, and the full text on demand while the visit is open. */
export type Observations = {
  seen: ReadonlyMap<string, string>
  textOf(what: string): Promise<string>
  close(): Promise<void>
}

/** A place at which a world can be told from the real one, with what each of them says around the first difference. */
export type Difference = { what: string; real: string; other: string }

/** The observations that differ between the two, or exist in only one. */
export function differingKeys(real: Observations['seen'], other: Observations['seen']): string[] {
  const all = new Set([...real.keys(), ...other.keys()])
  return [...all].filter((what) => real.get(what) !== other.get(what))
}

/** What the two say where they first differ. */
export async function differenceAt(what: string, real: Observations, other: Observations): Promise<Difference> {
  const said = (observed: Observations) => (observed.seen.has(what) ? observed.textOf(what) : '')
  return { what, ...excerpts(await said(real), await said(other)) }
}

const BEFORE = 40
const AFTER = 100

/** A few words of two texts around their first difference. */
export function excerpts(real: string, other: string): { real: string; other: string } {
  let at = 0
  while (at < real.length && real[at] === other[at]) at++
  const around = (text: string) =>
    `${at > BEFORE ? '…' : ''}${text.slice(Math.max(0, at - BEFORE), at + AFTER)}${text.length > at + AFTER ? '…' : ''}`
  return { real: around(real), other: around(other) }
}
