/** Puts a text on the clipboard. @returns whether it is there: the browser may refuse, and has none on a page without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
