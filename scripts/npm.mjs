import { basename } from 'node:path'
import { run } from './child.mjs'
import { die, say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

// No package here needs an install script.
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

/** Runs npm, with the given Node.js if npm itself started this process, because then the path of npm is known. */
export function npm(args, { cwd, node = process.execPath } = {}) {
  const cli = process.env.npm_execpath
  const options = { cwd, notice: true }
  if (cli && /^npm-cli\.[cm]?js$/.test(basename(cli))) return run(node, [cli, ...args, ...QUIET], options)
  const windows = process.platform === 'win32'
  return run(windows ? 'npm.cmd' : 'npm', [...args, ...QUIET], { ...options, shell: windows }).catch((error) =>
    die(`npm could not be started: ${error.message}`),
  )
}

/** Installs the packages of the lock file unless they are installed, with npm on this Node.js. */
export async function install(node) {
  const freshness = {
    stamp: 'node_modules/.install-stamp',
    from: ['package.json', 'package-lock.json'],
    extra: process.platform + process.arch,
    result: 'node_modules',
  }
  const code = await unlessFresh(freshness, () => {
    say('Installing the packages…')
    // NODE_ENV=production would omit what the build needs.
    return npm(['ci', '--include=dev', '--include=optional'], { node })
  })
  if (code !== 0) die('npm ci failed; see above.')
}
