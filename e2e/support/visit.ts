import type { Page } from '@playwright/test'
import { isShort } from '#tools/testing/short.ts'
import { alive } from './before-app.ts'

/** Makes the app navigate to an address once it is there, without waiting for its screen. Closing something there finds no earlier page of the app. */
export async function follow(page: Page, address: string) {
  await alive(page)
  await page.evaluate((to) => {
    // The router's history state for a typed address: the first of the app, with its key.
    const state = { usr: null, key: crypto.randomUUID(), idx: 0 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
}

/**
 * Goes to another address of a test as if the reader had typed it: the page is loaded. In `npm test` the running app navigates
 * instead, which takes a tenth of the time. Tests of loading itself call `page.goto`.
 *
 * The previous screen may stay for a moment, so the next assertion must tell the two apart.
 */
export async function visit(page: Page, address: string) {
  await (isShort ? follow(page, address) : page.goto(address))
}
