import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** The companion to another novel, which no line of code knows. */
const BOOK = 'content-examples/monte-cristo'

/** What `npm start` does before it starts, without a look at the packages. */
const BUILD = "import { build } from './scripts/build.mjs'; process.exit(await build(process.execPath))"

/** Builds the second book as `npm start` does, into folders of its own, and serves it until `stop` is called. */
export const serveSecondBook = () => serveBook(BOOK)

/** The same of any book, and of a copy of the project where one is named. */
export async function serveBook(book: string, cwd = process.cwd()): Promise<OwnServer> {
  const env = { ...process.env, BOOK: book }
  const building = spawn(process.execPath, ['--input-type=module', '-e', BUILD], { env, cwd, stdio: 'inherit' })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The second book was not built: exit code ${code}`)
  return startOwnServer({ BOOK: book }, [], cwd)
}
