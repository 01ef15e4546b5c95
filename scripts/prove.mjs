import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { run } from './child.mjs'

/** Compares the whole app in worlds that differ only in chapters that the reader has not read; needs a browser. */
export async function prove(node, args) {
  const code = await build(node)
  if (code !== 0) return code

  const browser = await findBrowser(node)
  if (browser) return run(node, ['tools/prove.ts', ...args], { env: { CHROMIUM_PATH: browser } })
  console.error('✖ No browser for the proof: install Chromium or Chrome, or set CHROMIUM_PATH.')
  return 1
}
