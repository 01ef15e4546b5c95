import { HTTPException } from 'hono/http-exception'

/** The refusal of something that comes too often, with the time after which it may be tried again. */
export function tooMany(seconds: number, what: 'attempts' | 'posts' | 'reports' = 'attempts') {
  const message = `Too many ${what}. Please try again in ${inWords(seconds)}.`
  const res = Response.json({ error: message }, { status: 429, headers: { 'retry-after': String(seconds) } })
  return new HTTPException(429, { message, res })
}

function inWords(seconds: number) {
  if (seconds < 100) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
