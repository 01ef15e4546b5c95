/** Files inside an archive, by path. */
export type Files = Record<string, string | Uint8Array>

/** A piece of a text; `key` is the entry it links to: `characters/anna`. */
export type Linked = { text: string; key: string | undefined }

/** The metadata of every file. */
export type Title = { product: string; title: string; author: string; chapter: number }

/** A name valid on any file system. */
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

/** A text escaped for XML. */
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
