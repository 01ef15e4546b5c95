import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { ERRORS } from '#api/errors.ts'

/**
 * Reads a request's body with a schema. A missing body counts as an empty object.
 *
 * @throws {HTTPException} 400 with the message of the first error, 415 if the body is not declared as JSON
 */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0 && !isJson(c.req.header('content-type'))) {
    throw new HTTPException(415, { message: ERRORS.notJson })
  }
  return checked(schema, jsonOf(bytes), ERRORS.notJson)
}

/**
 * Reads a request's query with a schema.
 *
 * @throws {HTTPException} 400 with the message of the first error
 */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return checked(schema, c.req.query(), ERRORS.unexpected)
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, otherwise: string): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new HTTPException(400, { message: result.error.issues[0]?.message ?? otherwise })
}

/** A client that sends no content type is trusted to send JSON; browsers always send one. */
function isJson(type: string | undefined) {
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function jsonOf(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HTTPException(400, { message: ERRORS.notJson })
  }
}
