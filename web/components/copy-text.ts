/**
 * Copies a text to the clipboard. @returns whether it worked: browsers may refuse, and have no clipboard on pages without
 * encryption.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
