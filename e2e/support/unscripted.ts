import type { Page } from '@playwright/test'

/**
 * From here on, pages are served as a browser without script shows them, although tests can still run scripts in them: their own
 * scripts are removed and the contents of `<noscript>` are shown.
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
