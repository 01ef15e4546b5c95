import type { Page } from '@playwright/test'

/** Waits until the fonts are there and whatever moves in has arrived. What turns without end, as a spinner does, is not waited for. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document.getAnimations().filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
