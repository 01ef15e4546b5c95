import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { restoreSqlite } from './sqlite.ts'

test('what was there before stays, however often one restores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [database, wrong, right] = ['codex.sqlite', 'wrong', 'right'].map((name) => databaseOf(folder, name))

  restoreSqlite(wrong!, database!)
  restoreSqlite(right!, database!)

  expect(wordIn(database!)).toBe('right')
  expect(wordIn(`${database}.before-restore`)).toBe('codex.sqlite')
  expect(wordIn(`${database}.before-restore-2`)).toBe('wrong')
})

test('what is restored belongs to whom it belonged before, so that the server may open it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [database, backup] = ['codex.sqlite', 'backup'].map((name) => databaseOf(folder, name))
  if (process.getuid?.() === 0) chownSync(database!, 65534, 65534)
  const { uid, gid } = statSync(database!)

  restoreSqlite(backup!, database!)

  expect(statSync(database!)).toMatchObject({ uid, gid })
})

test('nobody but its owner may read what is restored, whoever may read the backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [database, backup] = ['codex.sqlite', 'backup'].map((name) => databaseOf(folder, name))
  chmodSync(backup!, 0o644)

  restoreSqlite(backup!, database!)

  expect(statSync(database!).mode & 0o777).toBe(0o600)
})

test.each<[string, (path: string) => void, string]>([
  ['an empty file', (path) => writeFileSync(path, ''), 'it has no accounts'],
  ['a database of another program', ofAnotherProgram, 'it has no accounts'],
  ['a folder', (path) => mkdirSync(path), 'disk I/O error'],
])('%s takes the place of nothing', (_, make, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [database, backup] = [databaseOf(folder, 'codex.sqlite'), join(folder, 'backup')]
  make(backup)

  expect(() => restoreSqlite(backup, database)).toThrow(`${backup} is not an intact database: ${reason}`)
  expect(wordIn(database)).toBe('codex.sqlite')
})

test('a log that was left without its database is not taken for one of the backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [database, backup] = ['codex.sqlite', 'backup'].map((name) => databaseOf(folder, name))
  copyFileSync(backup!, database!)
  const server = new DatabaseSync(database!)
  server.exec("pragma journal_mode = wal; update one set word = 'later'")
  copyFileSync(`${database}-wal`, join(folder, 'log'))
  server.close()
  rmSync(database!)
  copyFileSync(join(folder, 'log'), `${database}-wal`)

  restoreSqlite(backup!, database!)

  expect(wordIn(database!)).toBe('backup')
  expect(readFileSync(`${database}.before-restore-wal`)).toEqual(readFileSync(join(folder, 'log')))
})

test('a database that is damaged makes room, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const backup = databaseOf(folder, 'backup')
  const database = join(folder, 'codex.sqlite')
  writeFileSync(database, 'damaged '.repeat(1000))

  restoreSqlite(backup, database)

  expect(wordIn(database)).toBe('backup')
  expect(readFileSync(`${database}.before-restore`, 'utf8')).toMatch(/^damaged/)
})

function ofAnotherProgram(path: string) {
  tableIn(path, 'create table bookmarks (address text)')
}

function databaseOf(folder: string, word: string) {
  const path = join(folder, word)
  tableIn(path, `create table user (id text); create table one (word text); insert into one values ('${word}')`)
  return path
}

function tableIn(path: string, sql: string) {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

function wordIn(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const row = database.prepare('select word from one').get()
  database.close()
  return row?.word
}
