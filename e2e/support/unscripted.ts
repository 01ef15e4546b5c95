import type { Page } from '@playwright/test'

/**
 * From here on the pages of the app come as a browser without script shows them, although scripts of our own can look at them: they
 * bring none, and what stands in `<noscript>` counts.
 */
export async function unscripted(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet') return route.fallback()
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.text())
      .replace(/<script [^>]*><\/script>/g, '')
      .replace(/<\/?noscript[^>]*>/g, '')
      .replaceAll(/scripting:\s*none/g, 'scripting: enabled')
    await route.fulfill({ response, body })
  })
}
