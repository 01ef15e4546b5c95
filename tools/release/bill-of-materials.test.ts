import { expect, test } from 'vitest'
import { settled } from './bill-of-materials.ts'

const asked = (serialNumber: string, timestamp: string, version: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber,
    metadata: { timestamp, tools: [{ name: 'cli', version }], component: { name: 'a-folder', version: '1.0.0' } },
    components: [{ name: 'hono', version: '4.0.0' }],
  })

test('a bill of materials is the same whenever and with which npm it is asked for, and names the product', () => {
  const one = settled(asked('urn:uuid:1', '2026-01-01T00:00:00Z', '11.0.0'), 'codex', 1_795_000_000)

  expect(settled(asked('urn:uuid:2', '2026-02-02T00:00:00Z', '12.0.0'), 'codex', 1_795_000_000)).toBe(one)
  expect(JSON.parse(one)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: '2026-11-18T11:06:40.000Z', component: { name: 'codex', version: '1.0.0' } },
    components: [{ name: 'hono' }],
  })
})
