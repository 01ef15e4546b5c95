import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { run } from './child.mjs'
import { die } from './say.mjs'

/** What a change of the content changes for readers; for pictures of it (`--pictures FOLDER`) the app and a browser are needed. */
export async function contentReview(node, args) {
  const command = ['tools/content-review.ts', ...args]
  if (!args.includes('--pictures')) return run(node, command)
  const code = await build(node)
  if (code !== 0) return code
  const browser =
    (await findBrowser(node)) ?? die('No browser for the pictures: install Chromium, or set CHROMIUM_PATH.')
  return run(node, command, { env: { CHROMIUM_PATH: browser } })
}
