import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { ERRORS } from '#api/errors.ts'

/**
 * The body of a request as the schema wants it; no body counts as an empty object.
 *
 * @throws {HTTPException} 400 with the sentence of the first thing that is wrong
 */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const result = schema.safeParse(jsonOf(await c.req.text()))
  if (result.success) return result.data
  throw new HTTPException(400, { message: result.error.issues[0]?.message ?? ERRORS.notJson })
}

/**
 * The query of a request as the schema wants it.
 *
 * @throws {HTTPException} 400 with the sentence of the first thing that is wrong
 */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(c.req.query())
  if (result.success) return result.data
  throw new HTTPException(400, { message: result.error.issues[0]?.message ?? ERRORS.unexpected })
}

function jsonOf(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new HTTPException(400, { message: ERRORS.notJson })
  }
}
