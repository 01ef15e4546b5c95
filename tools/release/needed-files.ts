import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** What operators run in a built tree: the server, and the tools for accounts and backups. */
const ENTRIES = ['server/main.ts', 'tools/account.ts', 'tools/backup.ts', 'tools/restore.ts', 'tools/is-ready.mjs']

/**
 * The source files of the project that these entries load, and the packages that they need, each sorted.
 * Type-only imports do not count: Node.js removes them.
 *
 * @throws if an imported file does not exist
 */
export function neededFiles(root: string, entries: readonly string[] = ENTRIES) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const name of importsOf(readFileSync(join(root, file), 'utf8'))) {
      if (name.startsWith('node:')) continue
      if (!/^[.#]/.test(name)) packages.add(packageOf(name))
      else waiting.push(fileOf(root, file, name))
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() }
}

const importsOf = (code: string) => [...code.matchAll(IMPORT)].map(([, still, lazy]) => (still ?? lazy) as string)

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function fileOf(root: string, from: string, name: string) {
  const path = name.startsWith('#') ? name.slice(1) : posix.join(dirname(from), name)
  if (!existsSync(join(root, path))) throw new Error(`${from} imports ${name}, which does not exist`)
  return relative('', path)
}
