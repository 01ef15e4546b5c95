import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#server/testing/open-app.ts'
import { openServerDatabase } from './open-server-database.ts'

function placeFor(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'codex-account-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, name)
}

test('the database of the server is opened', async () => {
  const url = placeFor('codex.sqlite')
  const server = await openApp({ url })
  const database = await openServerDatabase({ DATABASE_URL: `sqlite:${url}` })
  expect(await database.db.selectFrom('user').selectAll().execute()).toEqual([])
  await database.close()
  await server.close()
})

test('one that is not there is not made', async () => {
  const url = placeFor('codex.sqlite')
  await expect(openServerDatabase({ DATABASE_URL: url })).rejects.toThrow(`There is no database at ${url}`)
  expect(existsSync(url)).toBe(false)
})

test('one that no server has begun is said to have no accounts', async () => {
  const url = placeFor('empty.sqlite')
  writeFileSync(url, '')
  await expect(openServerDatabase({ DATABASE_URL: url })).rejects.toThrow('The database has no accounts')
})
