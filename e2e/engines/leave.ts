import { startOwnServer } from '#e2e/support/own-server.ts'
import { type Engine, until } from './engine.ts'
import { openSlowLine } from './slow-line.ts'
import { open, signUp, wake } from './walk.ts'

const SCREEN = /quests-screen.*\.js/
const ELSEWHERE = '/robots.txt'

/** In milliseconds: the screen comes later than the page for which its reader leaves. */
const SCREEN_MS = 12_000
const PAGE_MS = 3000

/**
 * Leaves a page that is still loading a screen. Firefox cancels what a page loads as soon as its reader leaves, which must not make the
 * app reload, or they could never leave.
 *
 * @throws where the reader does not get to the page they chose
 */
export async function leaveWhileLoading(engine: Engine): Promise<void> {
  const server = await startOwnServer({})
  const late = (path: string) => (SCREEN.test(path) ? SCREEN_MS : path === ELSEWHERE ? PAGE_MS : 0)
  const line = await openSlowLine(server.origin, late)
  try {
    await open(engine, `${server.origin}/auth`)
    await engine.see(() => localStorage.setItem('cotm_seen_popup', 'true'))
    await signUp(engine)

    await engine.open(`${line.origin}/favicon.svg`)
    await engine.see(() => localStorage.setItem('cotm_seen_popup', 'true'))
    await open(engine, `${line.origin}/`)
    await wake(engine)
    await engine.press('a[href="/quests"]')
    await until('the request for the screen', async () => line.waiting() > 0)

    await engine.see((to) => void setTimeout(() => location.assign(to)), ELSEWHERE)
    await until('the page elsewhere', () => engine.see((to) => location.pathname === to, ELSEWHERE))
  } finally {
    await line.close()
    await server.stop()
  }
}
