import { rmSync } from 'node:fs'
import { run } from './child.mjs'
import { say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

const STAMPS = 'node_modules/.stamps'
const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts']

/** Builds what is stale: the story files from the content, then the web app. Gives an exit code. */
export async function build(node) {
  return (await buildStory(node)) || (await buildWeb(node))
}

/** BOOK names another content folder than `content`. */
export function buildStory(node) {
  const book = process.env.BOOK || 'content'
  return unlessFresh(
    {
      stamp: `${STAMPS}/story`,
      from: [book, 'story', 'api', 'tools', ...CONFIGURATION],
      extra: book,
      result: 'build/book.json',
    },
    () => {
      say('Building the story files…')
      return run(node, ['tools/build-story.ts'], { notice: true })
    },
  )
}

function buildWeb(node) {
  return unlessFresh(
    {
      stamp: `${STAMPS}/web`,
      from: ['web', 'story', 'api', 'tools', 'build/book.json', 'vite.config.ts', ...CONFIGURATION],
      result: 'dist/index.html',
    },
    () => {
      say('Building the web app…')
      rmSync('dist', { recursive: true, force: true })
      return run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
        notice: true,
        env: { NODE_ENV: 'production' },
      })
    },
  )
}
