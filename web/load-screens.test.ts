import { expect, test, vi } from 'vitest'
import { loadScreens } from './load-screens.ts'
import type { RouteHandle } from './shell/route-handle.ts'

const named = (title: string) => ({ title, part: { load: vi.fn(async () => {}) } }) as unknown as RouteHandle

test.each([
  ['/codex', 'Codex', 'Codex'],
  // The reader is redirected there, and has the screen at once.
  ['/no/such/page', undefined, 'Home'],
])('[SHELL-1] at %s the screen is %s, and that of %s is loaded', async (address, title, loaded) => {
  const [home, codex] = [named('Home'), named('Codex')]
  const routes = [{ path: '/', handle: home }, { path: '/codex', handle: codex }, { path: '*' }]

  expect((await loadScreens(routes, address))?.title).toBe(title)
  const asked = [home, codex].filter(({ part }) => vi.mocked(part.load).mock.calls.length > 0)
  expect(asked.map((handle) => handle.title)).toEqual([loaded])
})
