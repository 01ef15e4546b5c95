import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Where PostgreSQL's own programs are: in PG_BIN, in PATH, or where Debian puts the newest; undefined where they are not. */
export function programFolder() {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(installed, version, 'bin')),
  ]
  const hit = folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  // initdb finds its files only from its real path; the one in /usr/local/bin may be a link.
  return hit && dirname(realpathSync(join(hit, 'initdb')))
}

/** Whom to run PostgreSQL as where we are root, whom it refuses; undefined where we are not. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      return { uid: uid as number, gid: gid as number }
    } catch {
      // This machine has no such user: try the next.
    }
  }
  return { uid: 65534, gid: 65534 }
}
