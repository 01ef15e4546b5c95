import type { Page } from '@playwright/test'

/**
 * Waits until fonts are loaded and animations have ended. Endless ones, such as a spinner, are ignored, and so are those that
 * scrolling drives instead of time.
 */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
