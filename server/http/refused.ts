import { HTTPException } from 'hono/http-exception'
import { tooMany } from './too-many.ts'

/** A refused action, with the message that explains why. */
export type Refused = { refused: string }

/** Refused for now; it may be tried again after `seconds`. */
export type TooMany = { seconds: number }

/**
 * Unwraps the result of an action.
 *
 * @throws {HTTPException} 400 if it was refused, 429 if it came too often
 */
export function done<Done extends object>(outcome: Done | Refused | TooMany, what?: 'posts' | 'reports'): Done {
  if ('refused' in outcome) throw new HTTPException(400, { message: outcome.refused })
  if ('seconds' in outcome) throw tooMany(outcome.seconds, what)
  return outcome
}
