/** A file inside an archive, by its path. */
export type Files = Record<string, string | Uint8Array>

/** A stretch of a text; `key` names the entry to which it leads: `characters/anna`. */
export type Linked = { text: string; key: string | undefined }

/** What every file says of itself. */
export type Title = { product: string; title: string; author: string; chapter: number }

/** A name that any file system takes. */
export function fileName(text: string): string {
  const clean = text.replace(/[\p{C}\\/:*?"<>|#^[\]]+/gu, ' ').replace(/\s+/g, ' ')
  return (
    clean
      .trim()
      .replace(/^\.+/, '')
      .slice(0, 100)
      // Neither half a character, where it was cut within one, nor a dot or a space at the end.
      .replace(/[\p{Cs}. ]+$/u, '') || 'Untitled'
  )
}

/** A text between tags. */
export function escaped(text: string): string {
  const shown = text.replace(/[\p{Cc}--[\n\t]]/gv, '')
  return shown.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** The first page of each file. */
export function firstPage({ product, title, author, chapter }: Title): string[] {
  return [
    `${title}, by ${author}: all that is known at chapter ${chapter}.`,
    `Nothing in here comes from a later chapter. Made with ${product}, a fan-made companion.`,
  ]
}
