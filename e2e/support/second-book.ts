import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Another novel, which no code mentions. */
const BOOK = 'content-examples/monte-cristo'

/** The build that `npm start` runs, without the check of packages. */
const BUILD = "import { build } from './scripts/build.mjs'; process.exit(await build(process.execPath))"

/** Builds the second book as `npm start` does, into separate folders, and serves it until `stop` is called. */
export const serveSecondBook = () => serveBook(BOOK)

/** The same for any book, and for a copy of the project if `cwd` names one. */
export async function serveBook(book: string, cwd = process.cwd()): Promise<OwnServer> {
  const env = { ...process.env, BOOK: book }
  const building = spawn(process.execPath, ['--input-type=module', '-e', BUILD], { env, cwd, stdio: 'inherit' })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The second book was not built: exit code ${code}`)
  return startOwnServer({ BOOK: book }, [], cwd)
}
