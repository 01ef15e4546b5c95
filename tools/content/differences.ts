import { isMap } from '#story/engine/merge.ts'

/** One difference between two states: a whole entry where it is new or gone, else the changed field. */
export type Difference = { path: string; before?: unknown; after?: unknown }

/** Everything in `after` that is not in `before`, in the order of `after`, and then what is gone. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isMap(before) || !isMap(after)) {
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  }
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return keys.flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key))
}
