import type { LATE_FONTS, LATE_STYLES } from '#api/drawn-page.ts'

/**
 * Adds the web fonts, or the styles, that a drawn page did not wait for. They do not shift the layout, so they may be added at
 * any time after the first paint. Does nothing on other pages, or when called again.
 */
export function addLate(id: typeof LATE_FONTS | typeof LATE_STYLES): void {
  const late = document.getElementById(id)
  late?.insertAdjacentHTML('afterend', late.textContent)
  late?.remove()
}
