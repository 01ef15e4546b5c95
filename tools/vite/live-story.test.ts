import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { anna } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { liveStory } from './live-story.ts'

let folder: string
let server: ViteDevServer
let base: string
let sent: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'live-')))
  mkdirSync(join(folder, 'chapters'))
  writeFileSync(join(folder, 'book.yaml'), stringify(smallBook))
  write(1, { title: 'Out', date: '28 June 1349', characters: { anna } })
  write(2, { characters: { anna: { status: 'Missing' } } })
  server = await createServer({
    root: join(folder, 'chapters'),
    configFile: false,
    logLevel: 'silent',
    customLogger: createLogger('silent'),
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1' },
    plugins: [liveStory(folder)],
  })
  await server.listen()
  await vi.waitFor(() => expect(server.watcher.getWatched()[join(folder, 'chapters')]).toContain('002.yaml'))
  base = server.resolvedUrls!.local[0]!
  sent = vi.spyOn(server.ws, 'send')
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const write = (number: number, chapter: unknown) =>
  writeFileSync(join(folder, 'chapters', `00${number}.yaml`), stringify(chapter))

/** Everything that a reader at the chapter gets, as one text. */
async function storyAt(chapter: number) {
  const index = (await (await fetch(`${base}story/index/${chapter}.json`)).json()) as { files: string[] }
  const files = await Promise.all(index.files.map(async (file) => (await fetch(new URL(file, base))).text()))
  return files.join()
}

test('a saved chapter is told at once, and open pages hear of it', async () => {
  expect(await storyAt(2)).toContain('Missing')
  write(2, { characters: { anna: { status: 'Found again' } } })

  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('story'), { timeout: 20_000 })
  expect(await storyAt(2)).toContain('Found again')
  expect(await storyAt(1)).not.toContain('Found again')
})

test('a broken chapter says where it is broken, and the story before it stays', async () => {
  writeFileSync(join(folder, 'chapters', '002.yaml'), 'characters:\n  anna: { statu: Lost }\n')

  const shown = () => sent.mock.calls.flat().map((payload: unknown) => (payload as { err?: Error }).err?.message)
  await vi.waitFor(() => expect(shown()[0]).toMatch(/002\.yaml:2 .*statu/), { timeout: 20_000 })
  expect(await storyAt(2)).toContain('Missing')
})
