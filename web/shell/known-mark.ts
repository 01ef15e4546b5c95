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
