/**
 * Enter, Escape and the space bar on a button count once, however long they are held. The repeats would press what the first one has
 * opened, or turn chapter after chapter. Stops when the returned function is called.
 */
export function countHeldOnce(page: Window): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (!event.repeat || !isPress(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', onKeyDown, true)
  return () => page.removeEventListener('keydown', onKeyDown, true)
}

/** Whether the key presses something: in a text, Enter adds lines, and elsewhere the space bar scrolls. */
function isPress({ key, target }: KeyboardEvent): boolean {
  if (key === ' ') return target instanceof HTMLButtonElement
  return key === 'Escape' || (key === 'Enter' && !(target instanceof HTMLTextAreaElement))
}
