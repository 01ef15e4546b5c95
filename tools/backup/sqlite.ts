import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '#server/operations/startup-error.ts'

/**
 * Writes everything committed so far into the file, while the server keeps writing: a verified snapshot, which is renamed to its
 * final name only when complete.
 */
export function backUpSqlite(path: string, file: string): void {
  if (!existsSync(path)) throw new StartupError(`There is no database at ${path}`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    database.prepare('vacuum into ?').run(partial)
  } finally {
    database.close()
  }
  checkSqlite(partial)
  keepSafe(partial)
  renameSync(partial, file)
  keepSafe(dirname(file))
}

/**
 * Replaces the database, which no server may have open, with the backup. The new file gets the owner of the old one, or of the
 * folder, because the server may run as another user. The old file is kept beside it as `….before-restore`, with a number
 * if an earlier restore took that name. So is a log that could not be merged into it: SQLite would take it for a log of the
 * new file.
 */
export function restoreSqlite(file: string, path: string): void {
  checkSqlite(file)
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
  if (existsSync(path)) closeForGood(path)
  const former = freeName(`${path}.before-restore`)
  for (const ending of ['', ...LOGS]) {
    if (existsSync(path + ending)) renameSync(path + ending, former + ending)
  }
  copyFileSync(file, `${path}.partial`)
  // A copy has the permissions of the backup.
  chmodSync(`${path}.partial`, OWNER_ONLY)
  if (process.getuid?.() === 0) chownSync(`${path}.partial`, uid, gid)
  keepSafe(`${path}.partial`)
  renameSync(`${path}.partial`, path)
  keepSafe(dirname(path))
}

const OWNER_ONLY = 0o600

/** The files that SQLite keeps beside an open database. */
const LOGS = ['-wal', '-shm', '-journal'] as const

const WHOLE_SIZE = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'

/** SQLite accepts an empty file, or another program's database, as valid. */
const OUR_TABLES = "select name from sqlite_master where type = 'table' and name = 'user'"

/** @throws {StartupError} if the file is not an intact database of this program */
function checkSqlite(file: string) {
  const answers = answersAbout(file)
  if (answers.join() !== 'ok')
    throw new StartupError(`${file} is not an intact database: ${answers.slice(0, 3).join(', ')}`)
}

/** SQLite's list of defects in a file, or only `ok`. */
function answersAbout(file: string): unknown[] {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const { bytes } = database.prepare(WHOLE_SIZE).get() as { bytes: number }
    // SQLite itself reads a truncated last page as zeros.
    if (statSync(file).size !== bytes) return [`it should have ${bytes} bytes`]
    if (!database.prepare(OUR_TABLES).get()) return ['it has no accounts']
    const damage = database.prepare('pragma integrity_check').all()
    return [...damage, ...database.prepare('pragma foreign_key_check').all()].flatMap((row) => Object.values(row))
  } catch (error) {
    return [(error as Error).message]
  } finally {
    database?.close()
  }
}

function freeName(name: string) {
  let free = name
  const isTaken = () => ['', ...LOGS].some((ending) => existsSync(free + ending))
  for (let number = 2; isTaken(); number++) free = `${name}-${number}`
  return free
}

/**
 * Leaving write-ahead mode merges the log into the file, and works only if nobody else has the database open. A damaged database
 * has nothing to merge: the damage may be the reason for the restore.
 */
function closeForGood(path: string) {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (!isDamaged(error)) throw new StartupError(`${path} is in use; stop the server first`)
  } finally {
    database.close()
  }
}

/** Malformed, or no database at all (https://www.sqlite.org/rescode.html). */
function isDamaged(error: unknown) {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 255)
}

/** Flushes the file to disk. */
function keepSafe(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
