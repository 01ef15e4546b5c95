import type { KeyboardEvent } from 'react'

/**
 * For the content of a modal dialog: handles Escape even if a toast has appeared since it opened. Radix gives the key only to
 * the topmost layer, which is then the toast, and the toast ignores it (toast-list.tsx).
 */
export function onPassedEscape(onEscape: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // React descendants may be elsewhere in the DOM: a select's list, a question.
    const isHere = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isHere || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  }
}
