import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '#server/testing/free-port.ts'
import { type Node, startNode } from './node.ts'
import { asUser, startProgram } from './program.ts'
import type { Programs } from './programs.ts'
import { haproxySettings, type Place, pgbouncerSettings, ROLE } from './settings.ts'
import { until } from './until.ts'

const START_MS = 120_000

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Two nodes under Patroni, one of them a synchronous standby; etcd, HAProxy and pgbouncer, all in one temporary folder. */
export async function startCluster(programs: Programs) {
  const folder = mkdtempSync(join(tmpdir(), 'codex-ha-'))
  const { uid, gid } = asUser(folder)
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else console.log(`The programs' output is in ${folder}`)
  })
  const begin = (name: 'etcd' | 'haproxy' | 'pgbouncer', args: string[]) =>
    startProgram(programs[name], args, folder, name)

  const [etcdPort, peerPort, haproxyPort, pgbouncerPort] = await freePorts(4)
  const helpers = [begin('etcd', etcdArguments(folder, etcdPort!, peerPort!))]
  const nodes: Node[] = []
  for (const name of ['one', 'two']) {
    const [postgres, patroni] = await freePorts(2)
    const place: Place = { name, host: '127.0.0.1', postgres: postgres!, patroni: patroni! }
    nodes.push(startNode(place, folder, programs, etcdPort!))
  }
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  file('users.txt', '"codex" ""\n')
  const places = nodes.map(({ place }) => place)
  helpers.push(begin('haproxy', ['-db', '-f', file('haproxy.cfg', haproxySettings(haproxyPort!, places))]))
  const pooler = file('pgbouncer.ini', pgbouncerSettings(pgbouncerPort!, haproxyPort!, folder))
  helpers.push(begin('pgbouncer', [pooler]))

  const url = (user: string, port: number) => `postgres://${user}@127.0.0.1:${port}/${user}`
  const primary = async () => {
    for (const node of nodes) if (await node.is('primary')) return node
    return undefined
  }
  const cluster = {
    /** Values for `DATABASE_URL`. */
    urls: { HAProxy: url('codex', haproxyPort!), pgbouncer: url('codex', pgbouncerPort!) },
    nodes,
    programs,
    folder,
    primary,
    /** Resolves when one node is the primary and the other has everything acknowledged. */
    whole: () =>
      until(
        'a primary and its synchronous standby',
        async () =>
          (await primary()) !== undefined && (await Promise.all(nodes.map((node) => node.is('sync')))).includes(true),
        START_MS,
      ),
    async stop() {
      for (const node of nodes) await node.kill()
      for (const helper of helpers) await helper.kill()
    },
  }
  await cluster.whole()
  await until('the primary behind HAProxy', () => makeDatabase(url('postgres', haproxyPort!)), START_MS)
  return cluster
}

/** Returns whether there was a database server to ask. */
async function makeDatabase(url: string): Promise<boolean> {
  const client = new Client(url)
  try {
    await client.connect()
  } catch {
    return false
  }
  await client.query('create role codex login')
  await client.query(ROLE)
  await client.query('create database codex owner codex')
  await client.end()
  return true
}

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

const etcdArguments = (folder: string, port: number, peerPort: number) => [
  ...['--name=one', `--data-dir=${folder}/etcd`],
  ...[`--listen-client-urls=http://127.0.0.1:${port}`, `--advertise-client-urls=http://127.0.0.1:${port}`],
  ...[`--listen-peer-urls=http://127.0.0.1:${peerPort}`, `--initial-advertise-peer-urls=http://127.0.0.1:${peerPort}`],
  `--initial-cluster=one=http://127.0.0.1:${peerPort}`,
]
