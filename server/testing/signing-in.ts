import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createBrowser } from './browser.ts'
import type { NewDatabase } from './on-both-databases.ts'
import { openApp } from './open-app.ts'

/** One server for all tests of a file, and Anna, whose address differs in each test. */
export function signingIn(newDatabase: NewDatabase) {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    count += 1
  })

  const credentials = () => ({ email: `anna-${count}@example.com`, password: 'secret' })
  const anna = () => ({ username: 'Anna', ...credentials() })
  const visitor = () => createBrowser(server.app)

  /** The browser in which Anna has signed up. */
  async function registered(chapter?: number) {
    const browser = visitor()
    await browser.post('/api/auth/sign-up', { ...anna(), chapter })
    return browser
  }

  return { server: () => server, anna, credentials, visitor, registered }
}
