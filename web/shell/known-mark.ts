/** The name under which an entry of the browser's history says so; a reload, a new session and a new reader leave it there. */
const MARK = 'wasKnown'

/** Notes in the present entry of the history that all its address names was known when it was shown. */
export function markKnown(): void {
  if (!wasKnown()) history.replaceState({ ...history.state, [MARK]: true }, '')
}

/** Whether all that the address of the present entry names has been known here before. */
export function wasKnown(): boolean {
  return Boolean((globalThis.history?.state as Record<string, unknown> | null)?.[MARK])
}

/**
 * Marks whatever address the app leads to when its reader presses something: they may go on before its screen has come, and the
 * entry stays in the history.
 */
export function markFollowed(page: Pick<Window, 'addEventListener' | 'location'>): void {
  let before: string
  for (const type of ['click', 'keydown']) {
    const note = () => {
      before = page.location.href
    }
    page.addEventListener(type, note, true)
    page.addEventListener(type, () => before !== page.location.href && markKnown())
  }
}
