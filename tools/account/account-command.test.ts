import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { accountCommand } from './account-command.ts'

const ANNA = { email: 'anna@example.com', password: 'secret' }

onBothDatabases('npm run account', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
    await signUp('Anna', ANNA.email)
    await signUp('Ben', 'ben@example.com')
    await createBrowser(server.app).post('/api/auth/guest')
  })
  afterAll(() => server.close())

  async function signUp(username: string, email: string) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username, email, password: 'secret' })
    return browser
  }

  async function signIn(password = 'secret') {
    const browser = createBrowser(server.app)
    return { browser, status: (await browser.post('/api/auth/sign-in', { ...ANNA, password })).status }
  }

  const run = (...args: string[]) => accountCommand(args, server.database, 'https://codex.example')

  test('lists accounts, without guests, all or by a part of the address', async () => {
    const { uid } = (await (await (await signIn()).browser.get('/api/profile')).json()) as Profile
    const today = new Date().toISOString().slice(0, 10)

    expect(await run('list', 'Anna@')).toEqual([
      `${uid}  anna@example.com (not proved)  Anna  since ${today}  last here ${today}`,
      'Accounts: 1',
    ])
    expect((await run('list')).at(-1)).toBe('Accounts: 2')
  })

  test('[AUTH-7] prints a link to a new password, which works once', async () => {
    const { browser } = await signIn()
    const link = (await run('reset', 'ANNA@example.com')).at(-1)!
    expect(link).toMatch(/^https:\/\/codex\.example\/auth\?from=letter#reset=[\w-]{43}$/)
    const body = { key: link.slice(link.lastIndexOf('=') + 1), newPassword: 'a new one' }

    expect((await createBrowser(server.app).post('/api/auth/reset', body)).status).toBe(200)
    expect((await createBrowser(server.app).post('/api/auth/reset', body)).status).toBe(400)
    expect((await browser.get('/api/profile')).status).toBe(401)
    expect((await signIn('a new one')).status).toBe(200)
  })

  test('ends the sessions of an account, and of no other', async () => {
    const ben = createBrowser(server.app)
    await ben.post('/api/auth/sign-in', { email: 'ben@example.com', password: 'secret' })
    const before = await run('sessions', 'end', 'anna@example.com')

    expect(before).toEqual([expect.stringMatching(/^Sessions ended: [1-9]/)])
    expect(await run('sessions', 'end', 'anna@example.com')).toEqual(['Sessions ended: 0'])
    expect((await ben.get('/api/profile')).status).toBe(200)
  })

  test('says how it is used, and which account it did not find', async () => {
    for (const args of [[], ['reset'], ['sessions', 'anna@example.com'], ['remove', 'x']]) {
      await expect(run(...args)).rejects.toThrow('npm run account -- reset')
    }
    await expect(run('reset', 'nobody@example.com')).rejects.toThrow('There is no account nobody@example.com')
  })
})
