import type { Page, Route } from '@playwright/test'

/** Delays requests to some addresses of a page until `release` is called; later ones pass at once. */
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
      // The route stays: a request that reaches it while it ends may never be sent.
      release()
      await Promise.all(continued)
    },
  }
}
