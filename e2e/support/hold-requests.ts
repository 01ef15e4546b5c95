import type { Page, Route } from '@playwright/test'

/** Delays requests to some addresses of a page until `release` is called. */
export async function holdRequests(page: Page, addresses: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const continued: Promise<void>[] = []
  const wait = async (route: Route) => {
    // The page may have cancelled the request.
    const request = released.then(() => route.continue()).catch(() => {})
    continued.push(request)
    await request
  }
  await page.route(addresses, wait)
  return {
    release: async () => {
      release()
      // A request that is still held when its route ends may never be sent.
      await Promise.all(continued)
      await page.unroute(addresses, wait)
    },
  }
}
