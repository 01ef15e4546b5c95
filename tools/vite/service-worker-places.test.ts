import { expect, test } from 'vitest'
import { routes } from '#web/routes.tsx'
import { NEEDED, PAGE, PLACES } from './service-worker.ts'

type Route = { path?: string | undefined; children?: Route[] | undefined }

const pathsOf = ({ path, children = [] }: Route): string[] => [...(path ? [path] : []), ...children.flatMap(pathsOf)]

test('[SHELL-1] the service worker gives every address of the app its page, and leaves any other to the server', () => {
  const isOurs = (path: string) => PLACES.includes(path.split('/')[1]!)
  const paths = routes.flatMap((route) => pathsOf(route as Route)).filter((path) => path !== '*' && path !== '/kit')

  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !isOurs(path))).toEqual([])
  for (const other of ['/none', '/authors', '/x/codex', '/codexes']) expect(isOurs(other)).toBe(false)
})

test('[DATA-6] the service worker keeps a page that is none of the app, so that none is kept as it was drawn for a chapter', () => {
  const paths = routes.flatMap((route) => pathsOf(route as Route)).filter((path) => path !== '*')

  expect(paths).not.toContain(PAGE)
  expect(PLACES).not.toContain(PAGE.split('/')[1])
})

test('[DATA-6] the service worker keeps the drawings of the app, and lists no picture of an entry', () => {
  expect(['/favicon.svg', '/icons/icon-192.png', '/art/scene-wide.svg'].every((name) => NEEDED.test(name))).toBe(true)
  expect(['/pictures/9f86d081884c7d65.png', '/pictures/9f86d081884c7d65.svg'].some((name) => NEEDED.test(name))).toBe(
    false,
  )
})
