import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { listFiles, REVALIDATED, sendFile } from '#server/http/static-files.ts'
import { freePort } from '#server/testing/free-port.ts'
import type { PublicBook } from '#story/book/book.ts'
import { precompressFolder } from '#tools/vite/precompress.ts'
import { fullestRecords } from './fullest-records.ts'
import { type ChapterState, starlightFolders, starlightPages } from './starlight-pages.ts'

/** Where Starlight's packages and the built sites are. */
const HERE = join(import.meta.dirname, 'web')

/**
 * Builds a Starlight (Astro) site of the book up to a chapter, following Starlight's guide: the baseline for our own pages. Built
 * once for each content; 240 to 1,100 pages take one to three minutes.
 *
 * @param addresses ours, with their titles
 * @returns its folder, and records of which it has a page too
 */
export function buildStarlight(chapter: number, book: PublicBook, addresses: ReadonlyMap<string, string>) {
  const state = stateAt(chapter)
  const pages = starlightPages(state, book, addresses)
  const content = createHash('sha256').update(JSON.stringify(pages)).digest('hex')
  const root = join(HERE, 'build', String(chapter))
  const built = { site: join(root, 'dist'), records: fullestRecords(state, book) }
  const stamp = join(root, 'stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return built

  rmSync(root, { recursive: true, force: true })
  const configuration = [
    { file: 'astro.config.mjs', text: configurationOf(book.product, starlightFolders(state)) },
    { file: 'src/content.config.mjs', text: CONTENT_CONFIGURATION },
    // Astro reads this to find what else it has to build.
    { file: 'package.json', text: readFileSync(join(HERE, 'package.json'), 'utf8') },
  ]
  const docs = pages.map(({ file, text }) => ({ file: `src/content/docs/${file}`, text }))
  for (const { file, text } of [...configuration, ...docs]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  console.log(`Building a Starlight site of ${docs.length} pages for chapter ${chapter}…`)
  run([join(HERE, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', root, '--silent'])
  precompressFolder(built.site, (name) => !name.startsWith('entries') && !name.startsWith('pagefind'))
  writeFileSync(stamp, content)
  return built
}

/** Serves the built site as a good host would: precompressed, in the best encoding that the browser accepts. */
export async function serveStarlight(site: string): Promise<{ url: string; stop(): void }> {
  const files = listFiles(site)
  const port = await freePort()
  const app = new Hono().get('*', (c) => {
    const path = c.req.path.slice(1)
    const file = files.get(path) ?? files.get(join(path, 'index.html'))
    return file ? sendFile(c, file, REVALIDATED) : c.notFound()
  })
  const server = serve({ fetch: app.fetch, port })
  return { url: `http://localhost:${port}`, stop: () => void server.close() }
}

function stateAt(chapter: number): ChapterState {
  return JSON.parse(run(['tools/content-show.ts', '--chapter', String(chapter), '--json']))
}

/** Runs a program and returns its output. */
function run(args: string[]): string {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`)
  return stdout
}

const configurationOf = (title: string, folders: readonly string[]) => `
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
const folders = ${JSON.stringify(folders)}
const sidebar = folders.map((directory) => ({
  label: directory.split('/').at(-1), collapsed: true, items: [{ autogenerate: { directory } }],
}))
export default defineConfig({ integrations: [starlight({ title: ${JSON.stringify(title)}, sidebar })] })
`

const CONTENT_CONFIGURATION = `
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
