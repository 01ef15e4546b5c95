/** Half a second, as a rule. */
const FRAMES = 30

/**
 * Remembers where in its list an element is. What comes back puts the focus there again where it was lost, because the element
 * has gone: on what stands in its place now, or behind it.
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
  // By the second frame the new list is drawn, on a busy machine later.
  return () => requestAnimationFrame(() => requestAnimationFrame(() => look(FRAMES)))
}
