import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { startServer } from '#server/testing/server-process.ts'
import { brokenInvariants } from '#tools/crash/broken-invariants.ts'
import { newCrowd, writeUntil } from '#tools/crash/crowd.ts'
import { keptRows } from '#tools/crash/kept-rows.ts'
import { newReader, signInAgain, writes } from '#tools/crash/reader.ts'
import { command, eachOnAServer, everythingIn } from './testing/drill.ts'

const READERS = 8

onBothDatabases('a backup', (newDatabase) => {
  const drill = eachOnAServer(newDatabase)

  test('taken while readers write holds what was acknowledged before, nothing by half, and comes back', async () => {
    const anna = await newReader(drill.server.url, 'anna')
    await writes.turnTo(drill.server.url, anna, 32)
    await writes.post(drill.server.url, anna, 'Before the backup')
    await writes.signUp(drill.server.url, anna)
    let isOver = false
    const crowd = await newCrowd()
    const writing = writeUntil(drill.server.url, crowd, READERS, () => isOver)
    while (crowd.acknowledged < READERS * 2) await new Promise((resolve) => setTimeout(resolve, 5))

    await command('backup', drill.url, drill.file)
    await writes.turnTo(drill.server.url, anna, 99)
    isOver = true
    expect(await writing).toEqual([])
    await drill.server.kill('SIGTERM')
    await command('restore', drill.url, drill.file)
    drill.server = await startServer({ DATABASE_URL: drill.url })

    const rows = await keptRows(drill.url)
    expect([...brokenInvariants(rows)]).toEqual([])
    expect(rows.users.length).toBeGreaterThan(1)
    expect(rows.users.find(({ email }) => email === anna.email)?.currentChapter).toBe(32)
    expect(rows.posts.find(({ title }) => title === 'Before the backup')?.authorUid).toBe(anna.uid)
    await signInAgain(drill.server.url, anna)
    await writes.post(drill.server.url, anna, 'After the restore')
  })

  test('is not written over, and one that is not whole changes nothing', async () => {
    const anna = await newReader(drill.server.url, 'anna')
    await command('backup', drill.url, drill.file)
    await expect(command('backup', drill.url, drill.file)).rejects.toThrow(
      `✖ ${drill.file} already exists; name another file`,
    )
    await writes.turnTo(drill.server.url, anna, 32)
    await drill.server.kill('SIGTERM')
    const before = await everythingIn(drill.url)

    await expect(command('restore', drill.url, `${drill.file}-2`)).rejects.toThrow(`✖ ${drill.file}-2 does not exist`)
    const whole = readFileSync(drill.file)
    for (const broken of [whole.subarray(0, -16), 'not a backup']) {
      writeFileSync(drill.file, broken)
      await expect(command('restore', drill.url, drill.file)).rejects.toThrow(
        /✖ (\S+ is not an intact database|pg_restore failed): /,
      )
    }
    expect(await everythingIn(drill.url)).toEqual(before)
  })
})

test('on SQLite it is not restored under a running server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-backup-'))
  const url = join(folder, 'codex.sqlite')
  const server = await startServer({ DATABASE_URL: url })
  await command('backup', url, join(folder, 'backup'))

  await expect(command('restore', url, join(folder, 'backup'))).rejects.toThrow(
    `✖ ${url} is in use; stop the server first`,
  )

  await writes.turnTo(server.url, await newReader(server.url, 'anna'), 3)
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})
