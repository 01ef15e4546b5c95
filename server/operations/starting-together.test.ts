import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { COMPILE_CACHE } from '#server/testing/compile-cache.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { isWhole } from '#server/testing/rounds.ts'

const SERVERS = isWhole ? 4 : 2

/** Opens the database on a signal from the test, so that all processes do it at the same moment. */
const OPEN_AND_CLOSE = `
  import { openApp } from ${JSON.stringify(new URL('../testing/open-app.ts', import.meta.url).href)}
  process.stdout.write('ready')
  process.stdin.once('data', async () => {
    const { close } = await openApp({ url: process.argv[1] })
    await close()
    process.exit(0)
  })
`

onBothDatabases('servers', (_, emptyDatabase) => {
  test('that start at once on an empty database make its tables once', async () => {
    const url = await emptyDatabase()
    const servers = Array.from({ length: SERVERS }, () => startOf(url))
    await Promise.all(servers.map(({ isReady }) => isReady))

    for (const { go } of servers) go()

    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual(servers.map(() => 0))
    const { app, close } = await openApp({ url })
    expect(await answer(createBrowser(app).post('/api/auth/guest', { chapter: 5 }))).toMatchObject([
      200,
      { profile: { currentChapter: 5 } },
    ])
    await close()
  }, 60_000)
})

function startOf(url: string) {
  const args = ['--input-type=module', '--eval', OPEN_AND_CLOSE, url]
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...COMPILE_CACHE },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { isReady: Promise.race([once(child.stdout, 'data'), ended]), ended, go: () => child.stdin.write('go') }
}
