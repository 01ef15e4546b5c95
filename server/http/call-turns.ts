import type { Context } from 'hono'
import type { ClientAddress } from './client-address.ts'
import { networkOf } from './network.ts'
import { createTurns } from './turns.ts'

/** At a time on this server, each with one of the database's connections, of which there are ten. */
const AT_ONCE = { reader: 2, network: 4 } as const

/**
 * Does work for a call once it is the turn of its reader and network, or of its network alone if nobody has shown who the reader is, and
 * returns the result.
 */
export type CallTurns = <Result>(c: Context, reader: string | undefined, work: () => Promise<Result>) => Promise<Result>

/**
 * Whoever floods the server waits for themselves, and leaves database connections to others: one reader even in their own network, and many
 * guests of one network elsewhere. A call takes its turn once its body has been read, so that nobody waits for a slow client.
 */
export function createCallTurns(clientAddress: ClientAddress): CallTurns {
  const [ofReader, ofNetwork] = [createTurns(AT_ONCE.reader), createTurns(AT_ONCE.network)]
  return (c, reader, work) => {
    const inNetwork = () => ofNetwork(networkOf(clientAddress(c)), work)
    return reader === undefined ? inNetwork() : ofReader(reader, inNetwork)
  }
}
