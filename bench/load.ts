import { Agent, request } from 'node:http'

const CONNECTIONS = 20
const WARM_UP_MS = 1000
const MEASURE_MS = 4000

export type Call = { url: string; method?: string; headers?: Record<string, string>; body?: () => string }

/** Answers per second that a server gives to 20 readers who ask without a pause; every answer has to be a good one. */
export async function answersPerSecond(call: Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    await ask(call, agent, WARM_UP_MS)
    const answers = await ask(call, agent, MEASURE_MS)
    return (answers * 1000) / MEASURE_MS
  } finally {
    agent.destroy()
  }
}

async function ask(call: Call, agent: Agent, durationMs: number): Promise<number> {
  const end = performance.now() + durationMs
  const readers = Array.from({ length: CONNECTIONS }, async () => {
    let answers = 0
    while (performance.now() < end) {
      await answer(call, agent)
      answers++
    }
    return answers
  })
  const counts = await Promise.all(readers)
  return counts.reduce((sum, count) => sum + count, 0)
}

function answer({ url, method = 'GET', headers = {}, body }: Call, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const call = request(url, { method, headers, agent }, (response) => {
      const isGood = response.statusCode! < 300
      response.resume().once('end', () => (isGood ? resolve() : reject(new Error(`${url}: ${response.statusCode}`))))
    })
    call.once('error', reject).end(body?.())
  })
}
