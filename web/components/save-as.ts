/** In milliseconds: some browsers, WebKit among them, begin to read the file only a while after the click. */
const READ_WITHIN_MS = 60_000

/** Hands the reader a file. */
export function saveAs(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
