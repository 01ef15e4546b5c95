import { HTTPException } from 'hono/http-exception'
import { tooMany } from './too-many.ts'

/** What is refused, with the sentence that says why. */
export type Refused = { refused: string }

/** Refused for now; `seconds` later there is room again. */
export type TooMany = { seconds: number }

/**
 * What was done.
 *
 * @throws {HTTPException} 400 where it was refused, 429 where it comes too often
 */
export function done<Done extends object>(outcome: Done | Refused | TooMany, what?: 'posts' | 'reports'): Done {
  if ('refused' in outcome) throw new HTTPException(400, { message: outcome.refused })
  if ('seconds' in outcome) throw tooMany(outcome.seconds, what)
  return outcome
}
