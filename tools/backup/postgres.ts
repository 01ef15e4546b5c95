import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { StartupError } from '#server/operations/startup-error.ts'

/** Writes everything committed so far into the file (`pg_dump`, custom format), while servers keep writing. */
export function backUpPostgres(url: string, file: string): void {
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${partial}`])
  renameSync(partial, file)
}

/**
 * Restores the database to the state of the backup, in one transaction; no server may use it meanwhile. All tables are dropped
 * first: tables added by a later version reference the older ones, which otherwise could not be replaced.
 */
export function restorePostgres(file: string, url: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  const script = join(folder, 'backup.sql')
  try {
    run('pg_restore', url, ['--no-owner', '--no-privileges', `--file=${script}`, file])
    const atOnce = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1']
    run('psql', url, [...atOnce, `--command=${DROP_ALL}`, `--file=${script}`])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const DROP_ALL = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table if exists %I cascade', name);
  end loop;
end $$`

function run(program: 'pg_dump' | 'pg_restore' | 'psql', url: string, args: string[]) {
  const { password, address } = apart(url)
  // pg_restore writes a script here and does not connect to a database.
  const to = program === 'pg_restore' ? [] : [`--dbname=${address}`]
  const { error, status, stderr } = spawnSync(program, [...to, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PATH: [process.env.PG_BIN, process.env.PATH].filter(Boolean).join(delimiter),
      ...(password && { PGPASSWORD: password }),
    },
  })
  if (error) throw new StartupError(`${program} is needed but was not found in PG_BIN or PATH`)
  if (status !== 0) throw new StartupError(`${program} failed: ${stderr.trim()}`)
}

/** Separates the password from the arguments, which every user of the machine can read. */
function apart(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { password, address: address.href }
}
