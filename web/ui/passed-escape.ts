import type { KeyboardEvent } from 'react'

/**
 * For the content of a modal dialog: Escape reaches it although a notice has come since it opened. Radix gives the key to what
 * lies uppermost alone, which is the notice then, and leaves it there (toast-list.tsx).
 */
export function onPassedEscape(onEscape: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // What is drawn within may stand elsewhere in the page: a select's list, a question.
    const isHere = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isHere || event.defaultPrevented) return
    event.preventDefault()
    onEscape()
  }
}
