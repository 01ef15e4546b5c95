import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupError } from '#server/operations/startup-error.ts'
import { openApp } from '#server/testing/open-app.ts'
import { keptSecret } from './auth-secret.ts'

const SERVERS = 3
const FIRST_STARTS = 200
const APART_MS = 5

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'codex-secret-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the secret is made once, long enough, and for its owner only', () => {
  const file = join(folder, 'data/auth-secret')

  const secret = keptSecret(file)

  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'data'))).toEqual(['auth-secret'])
  expect(keptSecret(join(folder, 'another'))).not.toBe(secret)
})

test.each(['', '\n', 'short', 'x'.repeat(31)])('a file with %j in it is refused in one line', (content) => {
  const file = join(folder, 'too-short')
  writeFileSync(file, content)

  expect(() => keptSecret(file)).toThrow(
    new StartupError(
      `${file} holds ${content.trim().length} characters; expected a secret of at least 32. Restore it from the backup, or delete the file: then everybody has to sign in again`,
    ),
  )
  expect(readFileSync(file, 'utf8')).toBe(content)
})

test('a file that cannot be made or read is refused in one line, and nothing is left behind', () => {
  const folderInItsPlace = join(folder, 'is-a-folder')
  mkdirSync(folderInItsPlace)
  expect(() => keptSecret(folderInItsPlace)).toThrow(StartupError)

  writeFileSync(join(folder, 'a-file'), '')
  expect(() => keptSecret(join(folder, 'a-file/auth-secret'))).toThrow(
    /^\S+ cannot be read or created \(\w+: .*\); fix that, or set AUTH_SECRET/,
  )
})

/** Starts for the first time in many processes at once, repeatedly, and prints the secret that each of them got. */
const START = `
  import { keptSecret } from ${JSON.stringify(new URL('./auth-secret.ts', import.meta.url).href)}
  const [folder, begin] = process.argv.slice(1)
  for (let start = 0; start < ${FIRST_STARTS}; start++) {
    while (Date.now() < Number(begin) + start * ${APART_MS}) {}
    let secret
    try { secret = keptSecret(folder + '/first-start-' + start) } catch (error) { secret = String(error) }
    console.log(secret)
  }
`

test('several first starts at once agree on one', { tags: ['extended'], timeout: 60_000 }, async () => {
  const begin = Date.now() + 1500
  const starts = await Promise.all(
    Array.from({ length: SERVERS }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', START, folder, String(begin)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
      return said.trimEnd().split('\n')
    }),
  )

  const [first, ...others] = starts
  expect(new Set(first).size).toBe(FIRST_STARTS)
  expect(first!.filter((secret) => !/^[\w-]{64}$/.test(secret))).toEqual([])
  for (const other of others) expect(other).toEqual(first)
})

test('a server without a secret, or with a short one, signs nothing', async () => {
  await expect(openApp({ secret: '' })).rejects.toThrow(StartupError)
  await expect(openApp({ secret: 'x'.repeat(31) })).rejects.toThrow(StartupError)
})
