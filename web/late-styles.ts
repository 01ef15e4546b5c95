import { LATE_STYLES } from '#api/drawn-page.ts'

/**
 * Adds the styles and web fonts that a drawn page did not wait for. They move nothing that stands, so they may come at any time
 * after the first picture. On a page that was not drawn, and a second time, nothing happens.
 */
export function addLateStyles(): void {
  const late = document.getElementById(LATE_STYLES)
  late?.insertAdjacentHTML('afterend', late.textContent)
  late?.remove()
}
