import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { startMetrics } from './metrics.ts'

test('figures that cannot be gathered are answered with 500, and the server goes on', async () => {
  const gather = vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('/proc is gone'))
  onTestFinished(() => gather.mockRestore())
  const port = await freePort()
  await startMetrics(port, 'localhost')

  const ask = () => fetch(`http://localhost:${port}`, { signal: AbortSignal.timeout(5000) })
  expect((await ask()).status).toBe(500)
  expect(await (await ask()).text()).toContain('process_cpu_seconds_total')
})
