import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { say } from './say.mjs'
import { unlessFresh } from './stamps.mjs'

const INSTALLED = [
  // It has all that the tests need, draws no windows, and is a fifth faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const NOTICE = { notice: true }

/** A Chromium for the end-to-end tests: an installed one, else a downloaded one, else undefined. */
export async function findBrowser(node) {
  const own = playwrightsOwn(node)
  const found = [process.env.CHROMIUM_PATH, own, ...INSTALLED].find(works)
  if (found) return found

  if (process.platform === 'linux' && process.arch === 'x64') {
    const bundled = await bundledBrowser()
    if (works(bundled)) return bundled
  }
  say("Fetching Playwright's Chromium…")
  await run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], NOTICE)
  if (works(own)) return own

  if (process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    say("Installing Debian's Chromium…")
    const install = 'apt-get install -y -qq --no-install-recommends chromium fonts-liberation'
    await run('sh', ['-c', `apt-get update -qq; DEBIAN_FRONTEND=noninteractive ${install}`], NOTICE)
    return ['/usr/bin/chromium'].find(works)
  }
}

function works(path) {
  return path && existsSync(path) && askVersion(path).status === 0
}

/** "Chromium 153.0.1", for the log of a test run. */
export function browserVersion(path) {
  return askVersion(path).stdout.trim()
}

function askVersion(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 })
}

/** Where `npx playwright install` puts its browser. */
function playwrightsOwn(node) {
  const code = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())"
  return spawnSync(node, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout.trim()
}

// The package's own executablePath() unpacks to a fixed path in /tmp and trusts whatever is there: unpack it here.
async function bundledBrowser() {
  const folder = join(process.cwd(), 'tools/browser')
  const browser = join(folder, 'node_modules/.chromium/chromium')
  const freshness = {
    stamp: join(folder, 'node_modules/.stamp'),
    from: [join(folder, 'package-lock.json')],
    result: browser,
  }
  await unlessFresh(freshness, async () => {
    say('No Chromium found; downloading one from the npm registry…')
    const code = await npm(['ci'], { cwd: folder })
    if (code === 0) {
      const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'))
      mkdirSync(dirname(browser), { recursive: true })
      writeFileSync(browser, brotliDecompressSync(packed), { mode: 0o755 })
    }
    return code
  })
  return browser
}
