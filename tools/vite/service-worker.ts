import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { ADDRESSES } from '#api/addresses.ts'
import { STARTER_ADDRESS } from '#api/drawn-page.ts'
import { ROUTES } from '#story/entries/routes.ts'
import { PAGE_STYLES } from './screen-files.ts'

/** The first path segments of the app's pages, and of what the server answers itself. */
export const PLACES = firstParts(Object.values(ROUTES).map(({ path }) => path))
/** The empty page. Any other address may return a page drawn for its reader's chapter. */
export const PAGE = ADDRESSES.shell
const OF_SERVER = firstParts([ADDRESSES.api, ADDRESSES.story])

/**
 * Built files that the app needs offline. Other alphabets of the fonts are stored when first used, and a page that needs the starter
 * is never stored.
 */
const KEPT = /\.(js|css|svg)$|-(everyday|letters)-[^/]*\.woff2$/
/** Only server-drawn pages request these. */
const OF_DRAWN_PAGES = new RegExp(`^/assets/${PAGE_STYLES}`)

/**
 * Writes `service-worker.js` from a source without imports, with the list of the app's files and a version that
 * changes with any of them.
 */
export function serviceWorker(source: string): Plugin {
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle)
        const given = readdirSync(publicDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
        const hash = createHash('sha256')
        for (const file of built) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
        for (const path of given) hash.update(path.slice(publicDir.length)).update(readFileSync(path))

        const files = [
          PAGE,
          ...built
            .map(({ fileName }) => `/${fileName}`)
            .filter((name) => KEPT.test(name) && !OF_DRAWN_PAGES.test(name) && name !== STARTER_ADDRESS),
          ...given
            .map((path) => path.slice(publicDir.length).replaceAll('\\', '/'))
            .filter((name) => NEEDED.test(name)),
        ]
        const constants = { VERSION: hash.digest('hex').slice(0, 12), FILES: files, PAGE, PLACES, OF_SERVER }
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head.join('') + code })
      },
    },
  }
}

/**
 * The files of `public` that the app needs; only search engines and link previews request the others. Pictures of entries are excluded,
 * because everybody is sent this list: each is sent only to readers whose story has it.
 */
export const NEEDED = /^\/(?!pictures\/).*\.(svg|png)$/

function firstParts(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))]
}
