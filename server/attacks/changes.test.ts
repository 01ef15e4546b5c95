import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTEMPTS } from '#server/accounts/attempt-limit.ts'
import type { Mail, Message } from '#server/mail/mail.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('what one account can cost others', (newDatabase) => {
  const works: Promise<readonly Message[]>[] = []
  let server: Awaited<ReturnType<typeof openApp>>
  let networks = 0

  beforeAll(async () => {
    const mail: Mail = { later: (work) => void works.push(work()), close: () => {} }
    const clientAddress = () => `10.0.${networks}.1`
    server = await openApp({ url: await newDatabase(), rateLimit: true, clientAddress, mail })
  })
  afterAll(() => server.close())

  const login = (name: string) => ({ username: 'Eve', email: `${name}@example.com`, password: 'secret' })

  async function signedUp(name: string) {
    const browser = createBrowser(server.app)
    expect((await browser.post('/api/auth/sign-up', login(name))).status).toBe(200)
    await Promise.all(works)
    return browser
  }

  async function mailsTo(name: string) {
    const messages = (await Promise.all(works)).flat()
    return messages.filter(({ to }) => to === login(name).email).length
  }

  async function until429(change: () => Promise<Response>) {
    let done = 0
    while ((await change()).status !== 429) done++
    return done
  }

  const newPassword = (browser: Browser) => () => browser.put('/api/account/password', { newPassword: 'secret' })

  test('[ACC-7] a password is changed a few times, not without end, and its notices fill no mailbox', async () => {
    networks++
    const eve = await signedUp('victim')
    const before = await mailsTo('victim')

    expect(await until429(newPassword(eve))).toBe(ATTEMPTS.changesOfAccount)
    expect((await mailsTo('victim')) - before).toBe(ATTEMPTS.mailsToAddress)
    networks++
    expect((await newPassword(eve)()).status).toBe(429)
    expect((await newPassword(await signedUp('somebody'))()).status).toBe(204)
  })

  test('[ACC-7] many accounts of one network change no more together', async () => {
    const readers: Browser[] = []
    for (let account = 0; account * ATTEMPTS.changesOfAccount < ATTEMPTS.changesOfNetwork + 1; account++) {
      networks++
      readers.push(await signedUp(`one-of-many-${account}`))
    }
    networks++
    let done = 0
    for (const reader of readers) done += await until429(newPassword(reader))
    expect(done).toBe(ATTEMPTS.changesOfNetwork)
    networks++
    expect((await newPassword(readers.at(-1)!)()).status).toBe(204)
  })

  test('[AUTH-8] an account that comes and goes fills no mailbox', async () => {
    networks++
    for (let time = 0; time < 8; time++) {
      const eve = await signedUp('stranger')
      expect((await eve.delete('/api/profile')).status).toBe(204)
    }
    expect(await mailsTo('stranger')).toBe(ATTEMPTS.mailsToAddress)
  })
})
