import { deviceStorage } from '#web/reader/device-storage.ts'

/** Where this device remembers whether the sidebar is folded. */
export const SIDEBAR = 'sidebar'

export const FOLDED = 'collapsed'

/** Folds the sidebar as this device has it. Styles alone do it, so that it is folded before anything is seen (start/start.ts). */
export function showFolded(page: HTMLElement): void {
  if (deviceStorage.getItem(SIDEBAR) === FOLDED) page.dataset.nav = FOLDED
  else delete page.dataset.nav
}
