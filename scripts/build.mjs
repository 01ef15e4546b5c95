import { rmSync } from 'node:fs'
import { bookFolders, contentFolder } from './book-folders.mjs'
import { run } from './child.mjs'
import { say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts']

/**
 * Builds what is stale: the story files and the fonts, then the web app, the code with which the server draws pages, and the
 * administrators' page. Returns an exit code.
 * Each stamp is kept with its output, so that it is copied along with it.
 */
export async function build(node) {
  return (
    (await buildStory(node)) ||
    (await buildFonts(node)) ||
    (await buildWeb(node)) ||
    (await buildPages(node)) ||
    buildAdmin(node)
  )
}

/** The fonts are the same for every book. */
export function buildFonts(node) {
  return unlessFresh(
    {
      stamp: 'build/stamps/fonts',
      from: ['tools/build-fonts.ts', 'tools/fonts', ...CONFIGURATION],
      result: 'build/fonts/fonts.css',
    },
    () => {
      say('Cutting the fonts…')
      return run(node, ['tools/build-fonts.ts'], { notice: true })
    },
  )
}

/** BOOK names another content folder than `content`; its build goes into separate folders. */
export function buildStory(node) {
  const book = contentFolder()
  const { build } = bookFolders()
  return unlessFresh(
    {
      stamp: `${build}/stamps/story`,
      from: [book, 'kinds', 'story', 'api', 'tools', ...CONFIGURATION],
      extra: book,
      result: `${build}/book.json`,
    },
    () => {
      say('Building the story files…')
      return run(node, ['tools/build-story.ts'], { notice: true })
    },
  )
}

function buildWeb(node) {
  const { build, app } = bookFolders()
  return unlessFresh(
    {
      stamp: `${build}/stamps/web`,
      from: [
        'web',
        'kinds',
        'story',
        'api',
        'reader',
        'tools',
        `${contentFolder()}/public`,
        `${build}/book.json`,
        'build/fonts',
        'vite.config.ts',
        ...CONFIGURATION,
      ],
      result: `${app}/index.html`,
    },
    () => {
      say('Building the web app…')
      rmSync(app, { recursive: true, force: true })
      return vite(node, 'vite.config.ts')
    },
  )
}

/** Builds the code with which the server draws pages. */
export function buildPages(node) {
  const { build } = bookFolders()
  return unlessFresh(
    {
      stamp: `${build}/stamps/pages`,
      from: [
        'web',
        'kinds',
        'story',
        'api',
        'reader',
        'tools/vite',
        `${build}/book.json`,
        'vite.pages.config.ts',
        ...CONFIGURATION,
      ],
      result: `${build}/pages/draw-page.js`,
    },
    () => vite(node, 'vite.pages.config.ts'),
  )
}

function buildAdmin(node) {
  const { build } = bookFolders()
  return unlessFresh(
    {
      stamp: `${build}/stamps/admin`,
      from: [
        'web',
        'kinds',
        'story',
        'api',
        'reader',
        'tools',
        `${build}/book.json`,
        'build/fonts',
        'vite.admin.config.ts',
        ...CONFIGURATION,
      ],
      result: `${build}/admin/index.html`,
    },
    () => vite(node, 'vite.admin.config.ts'),
  )
}

function vite(node, config) {
  return run(node, ['node_modules/vite/bin/vite.js', 'build', '-c', config, '--logLevel', 'error'], {
    notice: true,
    env: { NODE_ENV: 'production' },
  })
}
