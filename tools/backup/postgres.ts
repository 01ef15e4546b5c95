import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { delimiter } from 'node:path'
import { StartupError } from '#server/operations/startup-error.ts'

/** Writes everything that is committed now into the file (`pg_dump`, custom format), while servers go on writing. */
export function backUpPostgres(url: string, file: string): void {
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${partial}`])
  renameSync(partial, file)
}

/** Makes the database what it was when the backup was taken, in one transaction; no server may use it meanwhile. */
export function restorePostgres(file: string, url: string): void {
  run('pg_restore', url, ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges', file])
}

function run(program: string, url: string, args: string[]) {
  const { password, address } = apart(url)
  const { error, status, stderr } = spawnSync(program, [`--dbname=${address}`, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [process.env.PG_BIN, process.env.PATH].filter(Boolean).join(delimiter),
      ...(password && { PGPASSWORD: password }),
    },
  })
  if (error) throw new StartupError(`${program} is needed and could not be run: neither PG_BIN nor PATH has it`)
  if (status !== 0) throw new StartupError(`${program} failed: ${stderr.trim()}`)
}

/** Passes the password outside the arguments, which everybody on the machine can read. */
function apart(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { password, address: address.href }
}
