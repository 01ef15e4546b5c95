import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'

/** What was looked for. @throws {HTTPException} 404 where it is not there */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound()
  return thing
}

/** The refusal of what is not there. */
export const notFound = (): HTTPException => new HTTPException(404, { message: ERRORS.notFound })
