import { expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { withoutWrites } from '#server/testing/without-writes.ts'

onBothDatabases('signing out', (newDatabase) => {
  async function guest(url: string) {
    const server = await openApp({ url })
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest', { chapter: 42 })
    return { ...server, browser }
  }

  test('[AUTH-2] where nothing can be written says that the session lives on, and works later', async () => {
    const url = await newDatabase()
    const { browser, database, close } = await guest(url)
    onTestFinished(close)
    const cookies = new Map(browser.cookies)
    const writesAgain = await withoutWrites(url, database)

    expect(await answer(browser.post('/api/auth/sign-out'))).toEqual([503, { error: ERRORS.stillSignedIn }])
    expect(browser.cookies).toEqual(cookies)
    expect(await answer(browser.get('/api/session'))).toMatchObject([200, { profile: { currentChapter: 42 } }])

    await writesAgain()
    expect((await browser.post('/api/auth/sign-out')).status).toBe(204)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
  })

  test('[AUTH-2] without a database says that the session lives on', async () => {
    const { browser, close } = await guest(await newDatabase())
    await close()

    expect(await answer(browser.post('/api/auth/sign-out'))).toEqual([503, { error: ERRORS.stillSignedIn }])
    expect(browser.cookies.size).toBe(1)
  })
})
