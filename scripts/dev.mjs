import { watch } from 'node:fs'
import { buildStory } from './build.mjs'
import { run } from './child.mjs'
import { say } from './say.mjs'

const SETTLE_MS = 200

/**
 * For the work on the project: the API server, started anew when its code changes; Vite's server, which hands the
 * app to the browser as it is written; and the story files, built anew when the content changes.
 */
export async function dev(node) {
  const code = await buildStory(node)
  if (code !== 0) return code

  rebuildOnChange(node, process.env.BOOK || 'content')
  return Promise.race([
    run(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], { service: true }),
    run(node, ['node_modules/vite/bin/vite.js'], { service: true }),
  ])
}

function rebuildOnChange(node, book) {
  let timer
  let building = Promise.resolve()
  watch(book, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(() => buildStory(node)).then((code) => code === 0 && say('The story is up to date.'))
    }, SETTLE_MS)
  })
}
