/** Usually half a second. */
const FRAMES = 30

/**
 * Remembers an element's place in its list. The returned function restores the focus there, if it was lost because the element
 * is gone: to whatever is now in its place, or after it.
 */
export function placeOf(element: Element | undefined): () => void {
  const item = element?.closest('li')
  const list = item?.parentElement
  const at = list ? [...list.children].indexOf(item!) : 0

  function focus() {
    const place = list?.children[Math.min(at, list.children.length - 1)]
    const target = place?.querySelector('button') ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  function look(frames: number) {
    if (document.activeElement === document.body) focus()
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  // The new list is usually drawn by the second frame, but later on a busy machine.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => look(FRAMES)))
}
