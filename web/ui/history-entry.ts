/** The router's data in the browser's current history entry: its number in this visit, from 0, and its key. */
export function historyEntry(): { idx: number; key: string } {
  return { idx: 0, key: 'default', ...(window.history.state as object | null) }
}
