import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A line to a server; `waiting` counts the requests that are being held back. */
export type SlowLine = { origin: string; waiting(): number; close(): Promise<void> }

/** Opens a line to a server that passes a request on only after as many milliseconds as `delayOf` says for its path. */
export async function openSlowLine(origin: string, delayOf: (path: string) => number): Promise<SlowLine> {
  let held = 0
  const line = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    const delay = delayOf(url)
    if (delay > 0) {
      held++
      await wait(delay)
      held--
    }
    const call = request(origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    call.once('error', () => outgoing.destroy())
    incoming.pipe(call)
  }).listen(0)
  await once(line, 'listening')
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    waiting: () => held,
    async close() {
      line.close()
      line.closeAllConnections()
      await once(line, 'close')
    },
  }
}
