/** What may be found after a crash: the last value that was acknowledged, or one that was asked for since without an answer. */
export type Expected<Value> = { kept: Value; asked: Value[] }

export const expected = <Value>(kept: Value): Expected<Value> => ({ kept, asked: [] })

/** Settles on what was found; tells whether it may be so. */
export function settle<Value>(it: Expected<Value>, found: Value): boolean {
  const isAllowed = found === it.kept || it.asked.includes(found)
  it.kept = found
  it.asked = []
  return isAllowed
}
