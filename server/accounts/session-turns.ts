import type { Context } from 'hono'
import type { CallTurns } from '#server/http/call-turns.ts'
import type { Sessions } from './sessions.ts'

/** Does work for whoever sends a request, before it is known who that is, and returns the result. */
export type SessionTurns = <Result>(c: Context, work: () => Promise<Result>) => Promise<Result>

/**
 * Such work is done in turn (call-turns.ts), as that of a reader of its own for each session. Without turns, or without a session, for which
 * there is nothing to look up, it is done at once.
 */
export function createSessionTurns({ tokenOf }: Pick<Sessions, 'tokenOf'>, callTurns?: CallTurns): SessionTurns {
  return async (c, work) => {
    const token = callTurns && (await tokenOf(c))
    return callTurns && token ? callTurns(c, token, work) : work()
  }
}
