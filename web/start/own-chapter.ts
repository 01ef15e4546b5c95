import { chapterIn } from '#reader/device-format.ts'
import { opened, storedChapter } from '#reader/state.ts'
import { createDevice, TAB_KEY } from '#web/reader/device.ts'
import { deviceStorage, tabStorage } from '#web/reader/device-storage.ts'
import { showLook } from '#web/reader/reading-look.ts'

/** The starter does not bring the book along. */
const ANY = { first: 1, last: Number.MAX_SAFE_INTEGER, bundle: 1 }

/** The chapter at which the app would open in this tab; undefined where the device knows none. */
export function ownChapter(): number | undefined {
  const device = createDevice(deviceStorage, ANY).read()
  return storedChapter(opened(ANY, device, chapterIn(tabStorage.getItem(TAB_KEY), ANY)))
}

/** Makes the page look as the reader who was here last has chosen, before it is seen. */
export function showOwnLook(): void {
  showLook(createDevice(deviceStorage, ANY).read().profile?.settings, document.documentElement)
}

/** Remembers that this tab is at the chapter: another one may go on before the app is here. */
export function stayAt(chapter: number): void {
  tabStorage.setItem(TAB_KEY, String(chapter))
}
