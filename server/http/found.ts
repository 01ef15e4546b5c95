import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'

/** Returns its argument. @throws {HTTPException} 404 if that is undefined */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound()
  return thing
}

/** The refusal for something that does not exist. */
export const notFound = (): HTTPException => new HTTPException(404, { message: ERRORS.notFound })
