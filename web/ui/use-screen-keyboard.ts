import { useSyncExternalStore } from 'react'

/** No bar of a browser is as high as this, in pixels; every keyboard is. */
const KEYBOARD_PX = 150

/** Whether a keyboard on the screen lies over the lower part of the page. */
export function useScreenKeyboard(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/** As of the last change of the screen: to ask the window while something is drawn has the whole page laid out at once. */
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
