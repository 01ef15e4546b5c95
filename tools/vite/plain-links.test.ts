import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { plainLinks, withoutFramework } from './plain-links.ts'

test('links without the framework export all that other parts of React Router import', () => {
  const file = new URL('./lib/dom/ssr/components.js', import.meta.resolve('react-router'))
  const lines = withoutFramework(readFileSync(fileURLToPath(file), 'utf8')).split('\n')
  expect(lines).toContain('export const usePrefetchBehavior = () => [false]')
  expect(lines).toContain('export const mergeRefs = (ref) => ref')
  expect(lines).toContain('export const FrameworkContext = createContext(undefined)')
  expect(lines).toContain('export const PrefetchPageLinks = undefined')
})

test('a build without that part of React Router fails, and says where to look', () => {
  const { load, buildEnd } = plainLinks() as unknown as { load(id: string): unknown; buildEnd(this: object): void }
  const error = vi.fn()
  expect(load('/app/web/main.tsx')).toBeUndefined()
  buildEnd.call({ error })
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tools/vite/plain-links.ts'))
})
