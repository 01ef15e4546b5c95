import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { answer, createBrowser } from './testing/browser.ts'
import { onBothDatabases } from './testing/on-both-databases.ts'
import { openApp } from './testing/open-app.ts'

const run = promisify(execFile)
const OPEN_AND_CLOSE = `
  import { openApp } from ${JSON.stringify(new URL('./testing/open-app.ts', import.meta.url).href)}
  const { close } = await openApp({ url: process.argv[1] })
  await close()
`

onBothDatabases('servers', (newDatabase) => {
  test('that start at once on an empty database make its tables once', async () => {
    const url = await newDatabase()

    await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '--eval', OPEN_AND_CLOSE, url])),
    )

    const { app, close } = await openApp({ url })
    expect(await answer(createBrowser(app).post('/api/auth/guest', { chapter: 5 }))).toMatchObject([
      200,
      { profile: { currentChapter: 5 } },
    ])
    await close()
  }, 60_000)
})
