import type { Handler } from 'hono'
import { ERRORS } from '#api/errors.ts'

/** Answers methods that an address does not support. Register it after the supported ones. */
export function methodNotAllowed(...allowed: string[]): Handler {
  return (c) => c.json({ error: ERRORS.methodNotAllowed }, 405, { allow: allowed.join(', ') })
}
