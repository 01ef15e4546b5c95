/** The key in the history state; it survives a reload, a new session and a change of reader. */
const MARK = 'wasKnown'

/** Records in the current history entry that everything in its address was known when it was shown. */
export function markKnown(): void {
  if (!wasKnown()) history.replaceState({ ...history.state, [MARK]: true }, '')
}

/** Whether everything in the current entry's address has been known here before. */
export function wasKnown(): boolean {
  return Boolean((globalThis.history?.state as Record<string, unknown> | null)?.[MARK])
}

/**
 * Marks every address that the app navigates to when the reader clicks something: they may move on before its screen has
 * loaded, and the entry stays in the history. Followed again, the same address loses no mark.
 */
export function markFollowed(page: Pick<Window, 'addEventListener' | 'location'>): void {
  let before: string
  let isKnown: boolean
  for (const type of ['click', 'keydown']) {
    const note = () => {
      before = page.location.href
      isKnown = wasKnown()
    }
    page.addEventListener(type, note, true)
    page.addEventListener(type, () => (isKnown || before !== page.location.href) && markKnown())
  }
}
