/**
 * Brings what Tab has focused out from behind the bars (SHELL-3). Other browsers do so by themselves, but Firefox scrolls only to what it
 * takes to be out of sight, and does not count a bar. Stops when the returned function is called.
 */
export function showFocused(page: Document): () => void {
  function onKeyUp({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    // Ctrl+Tab from another tab ends in this one.
    if (ctrlKey || altKey || metaKey) return
    // The bars themselves are always in sight; scrolling to them would move the page.
    const focused = key === 'Tab' && page.activeElement?.closest('main *, [role=dialog] *')
    if (focused) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  page.addEventListener('keyup', onKeyUp)
  return () => page.removeEventListener('keyup', onKeyUp)
}
