import { useSyncExternalStore } from 'react'

/** No bar of a browser is as high as this, in pixels; every keyboard is. */
const KEYBOARD_PX = 150

/** Whether a keyboard on the screen lies over the lower part of the page. */
export function useScreenKeyboard(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}

function isOpen(): boolean {
  const { innerHeight, visualViewport: view } = window
  return view ? innerHeight - view.height * view.scale > KEYBOARD_PX : false
}

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}
