import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The folder of PostgreSQL's programs: PG_BIN, PATH, or where Debian installs the newest version; undefined if not found. */
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
  // initdb finds its files only from its real path, and the one in /usr/local/bin may be a link.
  return hit && dirname(realpathSync(join(hit, 'initdb')))
}

/** The user that runs PostgreSQL if we are root, because it refuses to run as root; undefined otherwise. */
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
