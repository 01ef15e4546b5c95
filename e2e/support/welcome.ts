import type { Page } from '@playwright/test'

/** Marks the welcome as seen on the device, so that it does not open. */
export const skipWelcome = (page: Page) => page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
