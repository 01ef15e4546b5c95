/**
 * Makes a double click follow a link only once. The second click may come before the page is rendered, and would add that page
 * to the history again: closing it would show it again. Stops when the returned function is called.
 */
export function followOnce(page: Document): () => void {
  let followed = ''
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link) return
    if (event.detail > 1 && link.href === followed) event.preventDefault()
    followed = link.href
  }
  // In the capture phase, before the link handles the click.
  page.addEventListener('click', onClick, { capture: true })
  return () => page.removeEventListener('click', onClick, { capture: true })
}
