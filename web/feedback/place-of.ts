/**
 * Remembers where in its list an element is. What comes back puts the focus there again where it was lost, because the element
 * has gone: on what stands in its place now, or behind it.
 */
export function placeOf(element: Element | undefined): () => void {
  const item = element?.closest('li')
  const list = item?.parentElement
  const at = list ? [...list.children].indexOf(item!) : 0

  function focus() {
    if (document.activeElement !== document.body) return
    const place = list?.children[Math.min(at, list.children.length - 1)]
    const target = place?.querySelector('button') ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  // By the second frame the new list is drawn.
  return () => requestAnimationFrame(() => requestAnimationFrame(focus))
}
