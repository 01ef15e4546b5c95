import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { run } from './child.mjs'
import { npm } from './npm.mjs'
import { unlessFresh } from './stamps.mjs'

const QUALITY = 'bench/web'

/** Measures the product against its budgets; installs the measuring tools, which only this command needs. */
export async function bench(node, args) {
  const code = (await build(node)) || (await installTools(node))
  if (code !== 0) return code
  return run(node, ['--expose-gc', 'bench/run.ts', ...args], { env: { CHROMIUM_PATH: await findBrowser(node) } })
}

function installTools(node) {
  const freshness = {
    stamp: `${QUALITY}/node_modules/.stamp`,
    from: [`${QUALITY}/package-lock.json`],
    result: `${QUALITY}/node_modules`,
  }
  return unlessFresh(freshness, () => npm(['ci'], { cwd: QUALITY, node }))
}
