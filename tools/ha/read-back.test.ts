import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { readBack } from './read-back.ts'
import { newWriters, type Writer, writeUntil } from './writers.ts'

let folder: string
let file: string
let server: ServerProcess
let writers: Writer[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-ha-test-'))
  file = join(folder, 'codex.sqlite')
  server = await startServer({ DATABASE_URL: file })
  writers = await newWriters(server.url, 2, 'reader')
  await writeUntil([server.url], writers, () => writers.every(({ acknowledged }) => acknowledged.length >= 3))
})
afterAll(async () => {
  await server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const readers = () => writers.map(({ reader }) => reader)

test('what readers were told is found again', async () => {
  expect(writers.flatMap(({ refusals }) => refusals)).toEqual([])
  expect(await readBack(server.url, file, readers())).toEqual([])
})

test('a reader who tries again after a refusal is told of the refusal and goes on', async () => {
  const before = writers.map(({ acknowledged }) => acknowledged.length)
  const nobody = 'http://127.0.0.1:9'
  const isOver = () => writers.every(({ acknowledged }, index) => acknowledged.length > before[index]! + 2)

  await writeUntil([nobody, server.url], writers, isOver)

  expect(writers.every(({ refusals }) => refusals.length > 0)).toBe(true)
  expect(await readBack(server.url, file, readers())).toEqual([])
})

test('a lost write is found, though the same reader wrote again after it', async () => {
  const { db, close } = await openDatabase(file, createLog())
  await db.deleteFrom('note').where('uid', '=', readers()[1]!.uid).where('id', '=', 'note-0').execute()
  await close()

  expect(await readBack(server.url, file, readers())).toEqual(["reader-1's note-0 is lost"])
})
