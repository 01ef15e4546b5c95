import type { Context } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { ClientLeft } from './client-left.ts'
import { networkOf } from './network.ts'
import { isSafe } from './safe-method.ts'
import { createTurns, waitingSinceNow } from './turns.ts'

/** At a time on this server, each with one of the database's connections, of which there are ten. */
const AT_ONCE = { reader: 2, network: 4 } as const

/**
 * Does work for a call once it is the turn of its reader and network, or of its network alone if nobody has shown who the reader is, and
 * returns the result.
 */
export type CallTurns = <Result>(c: Context, reader: string | undefined, work: () => Promise<Result>) => Promise<Result>

/**
 * Whoever floods the server waits for themselves, and leaves database connections to others: one reader even in their own network, and many
 * guests of one network elsewhere. A call takes its turn once its body has been read, so that nobody waits for a slow client. Nothing is
 * read for a client that has left meanwhile; what it writes is written.
 *
 * @throws {TurnTooLate}
 * @throws {ClientLeft}
 */
export function createCallTurns(clientAddress: ClientAddress): CallTurns {
  const [ofReader, ofNetwork] = [createTurns(AT_ONCE.reader), createTurns(AT_ONCE.network)]
  return (c, reader, work) => {
    // At once, because a connection that has been closed has no address.
    const network = networkOf(clientAddress(c))
    const refuseIfLate = waitingSinceNow()
    function begin<Result>(begun: () => Promise<Result>) {
      if (isSafe(c.req.method) && c.req.raw.signal.aborted) throw new ClientLeft()
      refuseIfLate()
      return begun()
    }
    const inNetwork = () => ofNetwork(network, async () => begin(work))
    return reader === undefined ? inNetwork() : ofReader(reader, async () => begin(inNetwork))
  }
}
