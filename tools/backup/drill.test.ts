import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { knownDiaryEntries } from '#tools/crash/diary.ts'
import { newReader, writes } from '#tools/crash/reader.ts'
import { command, eachOnAServer, everythingIn } from './testing/drill.ts'

onBothDatabases('a backup', (newDatabase) => {
  const drill = eachOnAServer(newDatabase)

  test('brings back each row of each table, whatever was done since', async () => {
    const [anna, bertram] = [await newReader(drill.server.url, 'anna'), await newReader(drill.server.url, 'bertram')]
    const post = await writes.post(drill.server.url, anna, 'The map')
    await writes.vote(drill.server.url, bertram, post, true)
    await writes.readPage(drill.server.url, bertram, (await knownDiaryEntries())[0]!)
    await writes.turnTo(drill.server.url, anna, 32)
    const before = await everythingIn(drill.url)
    expect(Object.keys(before).filter((table) => before[table]!.length > 0)).toEqual(
      expect.arrayContaining(['feedback', 'readPage', 'session', 'user', 'vote']),
    )

    await command('backup', drill.url, drill.file)
    expect((statSync(drill.file).mode & 0o777).toString(8)).toBe('600')
    await writes.remove(drill.server.url, bertram)
    await writes.turnTo(drill.server.url, anna, 1)
    await drill.server.kill('SIGTERM')
    await command('restore', drill.url, drill.file)

    expect(await everythingIn(drill.url)).toEqual(before)
  })
})
