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
/** The server takes writes from its own pages alone, and those come from Vite here. */
const ADDRESS = `http://localhost:${PORT}`
/** Where the server listens, and Vite asks it (vite.config.ts). */
const API_PORT = process.env.PORT ?? '3000'

/**
 * For the work on the project: the API server, started anew when its code changes; Vite's server, which hands the
 * app to the browser as it is written, and the story straight from the chapters (tools/vite/live-story.ts). What
 * book.yaml says of the book is built anew when it changes.
 */
export async function dev(node) {
  await expectFree(API_PORT)
  const code = (await buildStory(node)) || (await buildFonts(node))
  if (code !== 0) return code

  rebuildOnChange(node, contentFolder())
  say(`The app is at ${ADDRESS}; the address that the server prints is that of the API.`)
  return Promise.race([
    run(node, ['--watch', '--watch-preserve-output', SERVER], { service: true, env: { BASE_URL: ADDRESS } }),
    run(node, ['node_modules/vite/bin/vite.js', '--strictPort', '--port', String(PORT)], { service: true }),
  ])
}

/** A server without its port would leave an app that looks alive and can save nothing. */
async function expectFree(port) {
  const number = Number(port)
  // What is no port at all the server refuses by itself, with what it expects.
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
  // The server reads the book when it starts: a touch makes `node --watch` start it anew.
  utimesSync(SERVER, new Date(), new Date())
}
