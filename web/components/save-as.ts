/** In milliseconds: some browsers, including WebKit, start reading the file some time after the click. */
const READ_WITHIN_MS = 60_000

/** Offers the reader a file to save. */
export function saveAs(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
