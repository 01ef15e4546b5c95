import type { SignedIn } from '#api/sign-in.ts'
import { createBrowser } from './browser.ts'
import { openApp } from './open-app.ts'

export const ADMINISTRATOR = { email: 'boss@example.com', password: 'secret' }

/** A server with an administrator set by account id, and the browser in which they are signed in. */
export async function openWithAdministrator(url: string, options: Parameters<typeof openApp>[0] = {}) {
  const before = await openApp({ url })
  const signUp = await createBrowser(before.app).post('/api/auth/sign-up', { username: 'Boss', ...ADMINISTRATOR })
  const { uid } = ((await signUp.json()) as SignedIn).profile
  await before.close()
  const server = await openApp({ url, adminIds: [uid], ...options })
  const boss = createBrowser(server.app)
  await boss.post('/api/auth/sign-in', ADMINISTRATOR)
  return { ...server, boss, uid }
}
