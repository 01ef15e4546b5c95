/**
 * A double click follows a link once. The second click may come before the page it leads to, and would put that page into
 * the history a second time: whoever closes what was opened would find it open again. Ends when the returned function is
 * called.
 */
export function followOnce(page: Document): () => void {
  let followed = ''
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link) return
    if (event.detail > 1 && link.href === followed) event.preventDefault()
    followed = link.href
  }
  // Before the link itself hears of the click.
  page.addEventListener('click', onClick, { capture: true })
  return () => page.removeEventListener('click', onClick, { capture: true })
}
