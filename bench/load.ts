import { Agent, request } from 'node:http'
import { median, quantile } from './quantiles.ts'

const WARM_UP_MS = 1000
const MEASURE_MS = 4000

/** A call to repeat. `headers` may depend on the connection's number, so that each is a different reader; `url` is computed per call. */
export type Call = {
  url: string | (() => string)
  method?: string
  headers?: Record<string, string> | ((connection: number) => Record<string, string>)
  body?: () => string
}

/** Answers per second, and the 50th and 99th percentile of latency in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number }

/** Load on a server from readers who ask without a pause, one per connection. Every answer must be a success. */
export async function underLoad(call: Call | (() => Call), connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await ask(call, agent, connections, WARM_UP_MS)
    const times = await ask(call, agent, connections, MEASURE_MS)
    return { perSecond: (times.length * 1000) / MEASURE_MS, p50: median(times), p99: quantile(times, 0.99) }
  } finally {
    agent.destroy()
  }
}

/** Answers per second for 20 readers. */
export async function answersPerSecond(call: Call): Promise<number> {
  return (await underLoad(call, 20)).perSecond
}

async function ask(
  call: Call | (() => Call),
  agent: Agent,
  connections: number,
  durationMs: number,
): Promise<number[]> {
  const end = performance.now() + durationMs
  const times: number[] = []
  const readers = Array.from({ length: connections }, async (_, connection) => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await answer(typeof call === 'function' ? call() : call, agent, connection)
      times.push(performance.now() - start)
    }
  })
  await Promise.all(readers)
  return times
}

function answer({ url, method = 'GET', headers = {}, body }: Call, agent: Agent, connection: number) {
  return new Promise<void>((resolve, reject) => {
    const sent = typeof headers === 'function' ? headers(connection) : headers
    const address = typeof url === 'function' ? url() : url
    const call = request(address, { method, headers: sent, agent }, (response) => {
      const isGood = response.statusCode! < 300
      response
        .resume()
        .once('end', () => (isGood ? resolve() : reject(new Error(`${address}: ${response.statusCode}`))))
    })
    call.once('error', reject).end(body?.())
  })
}
