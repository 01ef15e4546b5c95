import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPrograms } from './programs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codex-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each program is found in the path', () => {
  for (const name of ['patroni', 'patronictl', 'etcd', 'haproxy', 'pgbouncer']) writeFileSync(join(folder, name), '')

  expect(findPrograms(folder, '/pg', [])).toEqual({
    patroni: join(folder, 'patroni'),
    patronictl: join(folder, 'patronictl'),
    etcd: join(folder, 'etcd'),
    haproxy: join(folder, 'haproxy'),
    pgbouncer: join(folder, 'pgbouncer'),
    postgres: '/pg',
  })
})

test('those that are missing are named', () => {
  for (const name of ['patroni', 'patronictl', 'haproxy']) writeFileSync(join(folder, name), '')

  expect(findPrograms(folder, '', [])).toEqual({ missing: ['etcd', 'pgbouncer', 'postgres'] })
})

test('the trial says that it is skipped, and is no failure', { tags: ['extended'] }, () => {
  const env = { ...process.env, PATH: folder }
  const { status, stdout } = spawnSync(process.execPath, ['tools/ha.ts'], { encoding: 'utf8', env })

  expect(stdout).toMatch(/^High availability: skipped, no patroni, patronictl.* here\nOn Debian: apt-get install .+\n$/)
  expect(status).toBe(0)
})
