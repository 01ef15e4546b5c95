import type { Page } from '@playwright/test'
import { isShort } from '#tools/testing/short.ts'

/** Has the app go to an address, and does not wait for its screen. What is closed there has no page of the app before it. */
export async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    // What the router writes beside an address that was typed: that it is the first of the app, and which one it is.
    const state = { usr: null, key: crypto.randomUUID(), idx: 0 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
}

/**
 * Comes to a further address of a test, as a reader does who has just typed it: the page is loaded. In `npm test` the app that is
 * there follows it, which takes a tenth of the time. Where loading is the subject, a test calls `page.goto`.
 *
 * The screen before may stand for a moment: what is asked next must tell the two apart.
 */
export async function visit(page: Page, address: string) {
  await (isShort ? follow(page, address) : page.goto(address))
}
