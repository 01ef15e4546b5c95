import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

test('what was deleted counts as deleted, though its traces cannot be removed from the files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-forget-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const database = await openDatabase(join(folder, 'codex.sqlite'), log)
  await database.forget()
  expect(log.error).not.toHaveBeenCalled()

  await database.close()
  await expect(database.forget()).resolves.toBeUndefined()
  expect(log.error).toHaveBeenCalledOnce()
})
