/**
 * What is known after hearing something new (RFC 7396, JSON Merge Patch).
 *
 * - Maps are merged key by key, so a chapter writes down only what is new in it.
 * - `null` takes a key away.
 * - Anything else, a list too, replaces what was known.
 *
 * Neither argument is changed, and what the patch leaves alone is shared with the result: a screen
 * can tell by `===` that nothing has changed.
 */
export function merge(known: unknown, told: unknown): unknown {
  if (!isMap(told)) return told

  const merged: Record<string, unknown> = isMap(known) ? { ...known } : {}
  for (const [key, value] of Object.entries(told)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(merged[key], value)
  }
  return merged
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
