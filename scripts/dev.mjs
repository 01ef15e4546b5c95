import { once } from 'node:events'
import { utimesSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { contentFolder } from './book-folders.mjs'
import { buildFonts, buildStory } from './build.mjs'
import { run } from './child.mjs'
import { die, say } from './say.mjs'

const SERVER = 'server/main.ts'
const SETTLE_MS = 200
const PORT = 5173
/** The server accepts writes only from its own pages, which Vite serves here. */
const ADDRESS = `http://localhost:${PORT}`
/** The server's port, to which Vite forwards API calls (vite.config.ts). */
const API_PORT = process.env.PORT ?? '3000'

/**
 * The development mode: the API server, restarted when its code changes, and Vite's server, which serves the app from its sources
 * and the story straight from the chapters (tools/vite/live-story.ts). A change of book.yaml rebuilds what is made of it.
 */
export async function dev(node) {
  await expectFree(API_PORT)
  const code = (await buildStory(node)) || (await buildFonts(node))
  if (code !== 0) return code

  rebuildOnChange(node, contentFolder())
  say(`The app is at ${ADDRESS}; the address printed by the server is the API's.`)
  return Promise.race([
    run(node, ['--watch', '--watch-preserve-output', SERVER], { service: true, env: { BASE_URL: ADDRESS } }),
    run(node, ['node_modules/vite/bin/vite.js', '--strictPort', '--port', String(PORT)], { service: true }),
  ])
}

/** Fails if the server's port is taken: the app would look normal and could save nothing. */
async function expectFree(port) {
  const number = Number(port)
  // The server itself rejects an invalid port, and says what it expects.
  if (!(number > 0 && number < 65_536)) return
  const probe = createServer().listen(number)
  await once(probe, 'listening').catch(() =>
    die(`Port ${port} is in use, perhaps by npm start: stop that, or choose another one with PORT=3001 npm run dev.`),
  )
  probe.close()
}

function rebuildOnChange(node, book) {
  let timer
  let building = Promise.resolve()
  watch(book, (_event, name) => {
    if (name !== 'book.yaml') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(() => rebuild(node))
    }, SETTLE_MS)
  })
}

async function rebuild(node) {
  if ((await buildStory(node)) !== 0) return
  say('The book is up to date.')
  // The server reads the book at its start; touching a source makes `node --watch` restart it.
  utimesSync(SERVER, new Date(), new Date())
}
