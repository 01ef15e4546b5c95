import { createServer } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { listening } from './listening.ts'
import type { Meter } from './request-log.ts'

/**
 * Serves Prometheus metrics on a separate port that readers cannot reach: the process (memory, event loop, garbage collection) and the
 * response time by route.
 *
 * @throws {StartupError} if the port is in use
 */
export async function startMetrics(port: number, host?: string): Promise<Meter> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const server = createServer((_, answer) => {
    registry.metrics().then(
      (figures) => answer.setHeader('content-type', registry.contentType).end(figures),
      () => answer.writeHead(500).end(),
    )
  })
  await listening(server.listen(port, host), 'METRICS_PORT', port)
  return (answer, took) => seconds.observe(answer, took)
}
