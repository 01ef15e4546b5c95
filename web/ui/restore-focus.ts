/** What has the focus, held weakly, because it may be gone meanwhile, and name what only later chapters tell. */
export const focused = () => new WeakRef<object>(globalThis.document?.activeElement ?? globalThis)

/**
 * Gives the focus back without scrolling.
 *
 * @returns whether the element is still in the page
 */
export function restoreFocus(to: WeakRef<object>): boolean {
  const element = to.deref()
  if (!(element instanceof HTMLElement && element.isConnected)) return false
  element.focus({ preventScroll: true })
  return true
}

/** Gives the focus to the open dialog, or to the page: from `body` the keyboard would begin above the page again. */
export const focusPage = () =>
  document.querySelector<HTMLElement>('[role=dialog], #main')?.focus({ preventScroll: true })
