import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#web/routes.tsx'

type Route = { path?: string | undefined; children?: Route[] | undefined }

const pathsOf = ({ path, children = [] }: Route): string[] => [...(path ? [path] : []), ...children.flatMap(pathsOf)]

test('[SHELL-1] the service worker gives every address of the app its page, and leaves any other to the server', () => {
  const source = readFileSync(join(import.meta.dirname, '../../web/offline/service-worker.ts'), 'utf8')
  const places = new RegExp(/^const PLACES = \/(.*)\/$/m.exec(source)![1]!)
  const paths = routes.flatMap((route) => pathsOf(route as Route)).filter((path) => path !== '*' && path !== '/kit')

  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !places.test(path))).toEqual([])
  for (const other of ['/none', '/authors', '/x/codex', '/codexes']) expect(places.test(other)).toBe(false)
})
