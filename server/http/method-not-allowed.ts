import type { Handler } from 'hono'
import { ERRORS } from '#api/errors.ts'

/** Answers methods that an address does not have; registered after those that it has. */
export function methodNotAllowed(...allowed: string[]): Handler {
  return (c) => c.json({ error: ERRORS.methodNotAllowed }, 405, { allow: allowed.join(', ') })
}
