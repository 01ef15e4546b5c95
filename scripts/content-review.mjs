import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { run } from './child.mjs'
import { die } from './say.mjs'

/** Shows how a change of the content affects readers; its pictures (`--pictures FOLDER`) need the app and a browser. */
export async function contentReview(node, args) {
  const command = ['tools/content-review.ts', ...args]
  if (!args.includes('--pictures')) return run(node, command)
  const code = await build(node)
  if (code !== 0) return code
  const browser =
    (await findBrowser(node)) ?? die('No browser for the pictures: install Chromium, or set CHROMIUM_PATH.')
  return run(node, command, { env: { CHROMIUM_PATH: browser } })
}
