import type { Field, Fields } from '#kinds/field.ts'

/** A minimal entry with these fields: only the mandatory ones. */
export function minimalEntry(fields: Fields): Record<string, unknown> {
  const needed = Object.entries(fields).filter(([, field]) => !field.isOptional)
  return Object.fromEntries(needed.map(([name, field]) => [name, leastIn(field)]))
}

function leastIn(field: Field): unknown {
  if (field.type === 'count') return field.least
  return field.type === 'choice' ? field.options[0] : 'Ally'
}
