import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { CLUSTER, haproxySettings, POOLER, patroniSettings, pgbouncerSettings, ROLE } from './settings.ts'

const guide = readFileSync('docs/deploying.md', 'utf8')
const place = { name: 'one', host: '127.0.0.1', postgres: 5433, patroni: 8008 }

test('the guide for operators holds exactly the recipe that is tried', () => {
  expect(guide).toContain(`\`\`\`yaml\n${stringify({ bootstrap: { dcs: CLUSTER } })}`)
  const places = ['one', 'two'].map((name, index) => ({ ...place, name, host: `10.0.0.1${index + 1}`, postgres: 5432 }))
  expect(guide).toContain(`\`\`\`\n${haproxySettings(5432, places)}\`\`\``)
  expect(guide).toContain(`\`\`\`ini\n${POOLER}\`\`\``)
  expect(guide).toContain(`\`\`\`sql\n${ROLE}\`\`\``)
})

test('a node of the trial has the recipe, and keeps to its folder and to this machine', () => {
  const { bootstrap, postgresql, restapi, watchdog } = parse(patroniSettings(place, '/tmp/x', '/usr/lib/pg/bin', 2379))

  expect(bootstrap.dcs).toMatchObject(CLUSTER)
  expect(postgresql).toMatchObject({ data_dir: '/tmp/x/one', listen: '127.0.0.1:5433', bin_dir: '/usr/lib/pg/bin' })
  expect(restapi.listen).toBe('127.0.0.1:8008')
  expect(watchdog.mode).toBe('off')
})

test('a primary has time to renew its lock before it is lost', () => {
  expect(CLUSTER.ttl).toBeGreaterThanOrEqual(CLUSTER.loop_wait + 2 * CLUSTER.retry_timeout)
})

test('the pooler of the trial gives a connection for a transaction', () => {
  const settings = pgbouncerSettings(6432, 5432, '/tmp/x')

  expect(settings).toContain('codex = host=127.0.0.1 port=5432\n')
  expect(settings).toContain('pool_mode = transaction\n')
})
