import type { Message } from '#server/mail/mail.ts'
import { createBrowser } from './browser.ts'
import { openApp } from './open-app.ts'

/** A server with limits, an account, and a mailbox that holds each mail once `settle` has run. It keeps only the links sent after the sign-up. */
export async function openWithMailbox(url: string, account: { email: string; password: string }) {
  const works: Promise<readonly Message[]>[] = []
  let address = '10.0.0.1'
  const { app, database, close } = await openApp({
    url,
    rateLimit: true,
    clientAddress: () => address,
    mail: { later: (work) => void works.push(work()), close: () => {} },
  })
  /** The keys of the links, newest last. */
  const sent: string[] = []
  async function settle() {
    for (const { text } of (await Promise.all(works.splice(0))).flat()) {
      const key = /#\w+=([\w-]+)/.exec(text)?.[1]
      if (key) sent.push(key)
    }
  }
  const browser = createBrowser(app)
  await browser.post('/api/auth/sign-up', { username: 'Anna', ...account })
  await settle()
  sent.length = 0

  return {
    browser,
    sent,
    settle,
    close,

    /** Requests a new password from a network; returns the status. */
    async ask(network: string, email = account.email): Promise<number> {
      address = network
      const { status } = await createBrowser(app).post('/api/auth/forgotten', { email })
      await settle()
      return status
    },

    async reset(key: string): Promise<number> {
      return (await createBrowser(app).post('/api/auth/reset', { key, newPassword: 'a new one' })).status
    },

    /** Makes all links look that much older, and resets the attempt counts. */
    async laterBy(seconds: number): Promise<void> {
      const earlier = (date: string) => new Date(Date.parse(date) - seconds * 1000).toISOString()
      for (const { hash, createdAt, expiresAt } of await database.db.selectFrom('accountKey').selectAll().execute()) {
        const times = { createdAt: earlier(createdAt), expiresAt: expiresAt && earlier(expiresAt) }
        await database.db.updateTable('accountKey').set(times).where('hash', '=', hash).execute()
      }
      await database.db.deleteFrom('guess').execute()
    },
  }
}
