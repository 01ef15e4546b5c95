/** Values allowed after a crash: the last acknowledged one, or any that was requested since and not answered. */
export type Expected<Value> = { kept: Value; asked: Value[] }

export const expected = <Value>(kept: Value): Expected<Value> => ({ kept, asked: [] })

/** Takes the found value as the new state; returns whether it was allowed. */
export function reconcile<Value>(it: Expected<Value>, found: Value): boolean {
  const isAllowed = found === it.kept || it.asked.includes(found)
  it.kept = found
  it.asked = []
  return isAllowed
}
