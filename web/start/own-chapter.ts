import { chapterIn } from '#reader/device-format.ts'
import { opened, storedChapter } from '#reader/state.ts'
import { createDevice, TAB_KEY } from '#web/reader/device.ts'
import { deviceStorage, tabStorage } from '#web/reader/device-storage.ts'
import { showLook } from '#web/reader/reading-look.ts'

/** The starter is loaded without the book. */
const ANY = { first: 1, last: Number.MAX_SAFE_INTEGER, bundle: 1 }

/** The chapter at which the app would open in this tab; undefined if the device knows none. */
export function ownChapter(): number | undefined {
  const device = createDevice(deviceStorage, ANY).read()
  return storedChapter(opened(ANY, device, chapterIn(tabStorage.getItem(TAB_KEY), ANY)))
}

/** Applies the look chosen by the last reader, before the page is visible. */
export function showOwnLook(): void {
  showLook(createDevice(deviceStorage, ANY).read().profile?.settings, document.documentElement)
}

/** Records this tab's chapter, because another tab may move on before the app is loaded. */
export function stayAt(chapter: number): void {
  tabStorage.setItem(TAB_KEY, String(chapter))
}
