/**
 * Applies a patch to what is known (RFC 7396, JSON Merge Patch).
 *
 * - Maps are merged key by key, so a chapter contains only what is new in it.
 * - `null` removes a key.
 * - Anything else, including a list, replaces the known value.
 *
 * Neither argument is changed, and the result shares everything that the patch does not touch, so a screen can tell by `===`
 * that nothing has changed.
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
