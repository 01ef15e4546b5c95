import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { programFolder, unprivilegedUser } from './postgres-programs.ts'

export type Postgres = {
  /** Where its socket is. */
  folder: string
  createDatabase(): Promise<string>
  /** Kills it, as a crash would. */
  fail(): Promise<unknown>
  /** Starts it again on the same data. */
  recover(): Promise<void>
  stop(): Promise<void>
}

/** Why the tests on PostgreSQL cannot run here; undefined where they can. */
export const postgresIsMissing = programFolder() ? undefined : 'no PostgreSQL here: neither PG_BIN nor PATH has initdb'

/**
 * Starts a throw-away PostgreSQL on a socket of its own: no port, no password, under another user where we are root,
 * because PostgreSQL refuses root.
 *
 * @param parent the folder in which its own one is made
 */
export async function startPostgres({ isSafe = false, connections = 100, parent = tmpdir() } = {}): Promise<Postgres> {
  const programs = programFolder()
  if (!programs) throw new Error(postgresIsMissing)
  const folder = mkdtempSync(join(parent, 'codex-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  // Without waiting for the disk it survives crashes of its own, not of the machine: enough for tests, not for measurements. A log that
  // grew to its usual gigabyte would fill the memory that it may lie in.
  const haste = isSafe ? [] : ['-F', '-c', 'full_page_writes=off', '-c', 'max_wal_size=96MB']
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', `max_connections=${connections}`, ...haste]
  let server: ChildProcess

  async function begin() {
    const child = spawn(join(programs!, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    server = child
    await new Promise<void>((resolve, reject) => {
      let log = ''
      child.stderr.on('data', (chunk) => {
        log += chunk
        if (log.includes('ready to accept connections')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended (${code})\n${log}`)))
    })
  }

  const kill = () => server.kill('SIGQUIT')
  /** The last of its processes may still be writing. */
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  function end() {
    const ended = once(server, 'exit')
    kill()
    return ended
  }

  // What an interrupted run leaves in memory would stay there until the machine starts again.
  const abandon = () => {
    kill()
    remove()
  }
  process.once('exit', abandon)
  await begin()

  return {
    folder,
    createDatabase: () => createDatabase(folder),
    fail: end,
    recover: begin,
    async stop() {
      await end()
      process.off('exit', abandon)
      remove()
    },
  }
}

/** Makes an empty database, under a name that no other one has, in the PostgreSQL whose socket is in this folder. */
export async function createDatabase(folder: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(folder, `create database ${name}`)
  return urlOf(folder, name)
}

/** Removes it, whoever still has it open. */
export const dropDatabase = (folder: string, url: string): Promise<void> =>
  administer(folder, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)

async function administer(folder: string, statement: string) {
  const client = new Client(urlOf(folder, 'postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The address of one of its databases. */
export const urlOf = (folder: string, name: string) =>
  `postgres://app@localhost/${name}?host=${encodeURIComponent(folder)}`
