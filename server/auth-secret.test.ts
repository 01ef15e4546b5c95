import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keptSecret } from './auth-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'codex-secret-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the secret is made once, long enough, and for its owner only', () => {
  const file = join(folder, 'data/auth-secret')

  const secret = keptSecret(file)

  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(keptSecret(join(folder, 'another'))).not.toBe(secret)
})
