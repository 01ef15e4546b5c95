import { deviceStorage } from '#web/reader/device-storage.ts'

/** The device's storage key for whether the sidebar is folded. */
export const SIDEBAR = 'sidebar'

export const FOLDED = 'collapsed'

/** Folds the sidebar if this device says so. Uses only styles, so that it is folded before anything is visible (start/start.ts). */
export function showFolded(page: HTMLElement): void {
  if (deviceStorage.getItem(SIDEBAR) === FOLDED) page.dataset.nav = FOLDED
  else delete page.dataset.nav
}
