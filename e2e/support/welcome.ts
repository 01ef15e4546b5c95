import type { Page } from '@playwright/test'

/** The device of somebody who has seen the welcome, so that it does not open. */
export const skipWelcome = (page: Page) => page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
