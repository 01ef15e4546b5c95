import { createBrowser } from './browser.ts'
import { openApp } from './open-app.ts'

export const ADMINISTRATOR = { email: 'boss@example.com', password: 'secret' }

/** A server whose operator has named an administrator, who had an account before, and the browser he is signed in with. */
export async function openWithAdministrator(url: string, options: Parameters<typeof openApp>[0] = {}) {
  const before = await openApp({ url })
  await createBrowser(before.app).post('/api/auth/sign-up', { username: 'Boss', ...ADMINISTRATOR })
  await before.close()
  const server = await openApp({ url, adminEmails: [ADMINISTRATOR.email], ...options })
  const boss = createBrowser(server.app)
  await boss.post('/api/auth/sign-in', ADMINISTRATOR)
  return { ...server, boss }
}
