import type { Handler } from 'hono'
import { ERRORS } from '#api/errors.ts'

/** Answers the methods that an address does not know; stands after those that it does. */
export function methodNotAllowed(...allowed: string[]): Handler {
  return (c) => c.json({ error: ERRORS.methodNotAllowed }, 405, { allow: allowed.join(', ') })
}
