import { strToU8, type Zippable, zipSync } from 'fflate'
import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { collect } from './collect.ts'
import { epubFiles } from './epub.ts'
import type { Format } from './formats.ts'
import { markdownFiles } from './markdown.ts'
import type { Files, Title } from './plain-files.ts'
import { stardictFiles } from './stardict.ts'

export type Made = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

type Making = {
  format: Format
  /** The creation date written in the file. */
  madeAt: Date
  /** Receives the progress, from 0 to 1. */
  tell(share: number): void
  signal: AbortSignal
}

type Book = Pick<PublicBook, 'sections' | 'currency' | 'product' | 'title' | 'author'>

/**
 * A file with everything known in a story, made on this device. The same story and time give the same bytes.
 *
 * @throws the signal's reason, once it is aborted
 */
export async function makeFile(story: Story, book: Book, { format, madeAt, tell, signal }: Making): Promise<Made> {
  const { product, title, author } = book
  const about: Title = { product, title, author, chapter: story.chapter }
  const groups = await collect(story, book, tell, signal)
  const name = `${product.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-chapter-${story.chapter}`
  switch (format) {
    case 'epub': {
      const bytes = zipped(epubFiles(about, groups, madeAt))
      return { name: `${name}.epub`, type: 'application/epub+zip', bytes }
    }
    case 'stardict':
      return archive(`${name}-stardict`, stardictFiles(about, groups, name))
    case 'markdown':
      return archive(`${name}-markdown`, markdownFiles(about, groups, name))
  }
}

const archive = (name: string, files: Files): Made => ({
  name: `${name}.zip`,
  type: 'application/zip',
  bytes: zipped(files),
})

/** The date of the files in an archive, which need one; a wrong clock might give a date outside the format's range. */
const SOME_DAY = new Date(2020, 0, 1)

/** The media type in an EPUB is stored uncompressed, so that programs can read it without unpacking. */
function zipped(files: Files): Uint8Array<ArrayBuffer> {
  const packed: Zippable = {}
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    packed[path] = path === 'mimetype' ? [bytes, { level: 0 }] : bytes
  }
  return zipSync(packed, { mtime: SOME_DAY, level: 6 })
}
