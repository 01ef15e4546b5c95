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
  /** Kills it, like a crash. */
  fail(): Promise<unknown>
  /** Starts it again on the same data. */
  recover(): Promise<void>
  stop(): Promise<void>
}

/** Why the tests on PostgreSQL cannot run here; undefined if they can. */
export const postgresIsMissing = programFolder() ? undefined : 'no PostgreSQL here: neither PG_BIN nor PATH has initdb'

/**
 * Starts a temporary PostgreSQL on its own socket, without port or password, and as another user if we are root, because PostgreSQL refuses
 * to run as root.
 *
 * @param parent the folder in which its data folder is created
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
  // Without fsync it survives its own crashes but not the machine's: enough for tests, not for measurements. A write-ahead log of the usual
  // gigabyte would fill the memory that the data may be in.
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
  /** Retried, because its last process may still be writing. */
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  function end() {
    const ended = once(server, 'exit')
    kill()
    return ended
  }

  // Data that an interrupted run leaves in shared memory would stay there until the machine restarts.
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

/** Creates an empty database with a unique name in the PostgreSQL whose socket is in this folder. */
export async function createDatabase(folder: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(folder, `create database ${name}`)
  return urlOf(folder, name)
}

/** Drops it, even if somebody still has it open. */
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
