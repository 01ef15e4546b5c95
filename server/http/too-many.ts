import { HTTPException } from 'hono/http-exception'

/** The refusal of what comes too often, with the time after which there is room again. */
export function tooMany(seconds: number, what: 'attempts' | 'posts' = 'attempts') {
  const message = `Too many ${what}. Please try again in ${seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`
  const res = Response.json({ error: message }, { status: 429, headers: { 'retry-after': String(seconds) } })
  return new HTTPException(429, { message, res })
}
