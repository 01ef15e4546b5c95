import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Does the work only if its inputs have changed since it last succeeded, or its result is gone.
 * Returns the work's exit code, 0 if there was nothing to do.
 * Test files do not count as inputs: editing one makes nothing stale.
 */
export async function unlessFresh({ stamp, from, extra = '', result }, work) {
  const now = hash(from, extra)
  if (existsSync(result) && read(stamp) === now) return 0
  rmSync(stamp, { force: true })
  const code = await work()
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, now)
  }
  return code
}

function hash(paths, extra = '') {
  const sum = createHash('sha256').update(extra)
  for (const path of paths)
    for (const file of filesIn(path))
      sum.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0')
  return sum.digest('hex')
}

function* filesIn(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort())
    if (name !== 'node_modules' && !/\.test\.\w+$/.test(name)) yield* filesIn(join(path, name))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
