import type { LATE_FONTS, LATE_STYLES } from '#api/drawn-page.ts'

/**
 * Adds the web fonts, or the styles, that a drawn page did not wait for. They move nothing that stands, so they may come at any
 * time after the first picture. On a page that was not drawn, and a second time, nothing happens.
 */
export function addLate(id: typeof LATE_FONTS | typeof LATE_STYLES): void {
  const late = document.getElementById(id)
  late?.insertAdjacentHTML('afterend', late.textContent)
  late?.remove()
}
