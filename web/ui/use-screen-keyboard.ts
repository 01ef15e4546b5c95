import { useSyncExternalStore } from 'react'

/** In pixels: higher than any browser's bar, lower than any keyboard. */
const KEYBOARD_PX = 150

/** Whether an on-screen keyboard covers the lower part of the page. */
export function useScreenKeyboard(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/** As of the last resize: reading it from the window during a render would force a layout of the whole page. */
let isOpen = false

function look() {
  const { innerHeight, visualViewport: view } = window
  isOpen = view ? innerHeight - view.height * view.scale > KEYBOARD_PX : false
}

function subscribe(listener: () => void) {
  function follow() {
    look()
    listener()
  }
  look()
  window.visualViewport?.addEventListener('resize', follow)
  return () => window.visualViewport?.removeEventListener('resize', follow)
}
