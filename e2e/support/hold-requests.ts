import type { Page, Route } from '@playwright/test'

/** Delays requests to some addresses of a page until `release` is called. */
export async function holdRequests(page: Page, addresses: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const wait = async (route: Route) => {
    await released
    // The page may have cancelled the request.
    await route.continue().catch(() => {})
  }
  await page.route(addresses, wait)
  return {
    release: async () => {
      release()
      await page.unroute(addresses, wait)
    },
  }
}
