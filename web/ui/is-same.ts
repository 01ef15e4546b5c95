/** Whether two values are deeply equal: for `memo(Card, isSame)` where a selector creates new objects each time. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  const fields = Object.keys(one)
  if (fields.length !== Object.keys(other).length) return false
  return fields.every((field) => Object.hasOwn(other, field) && isSame(one[field], other[field]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
