import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '#api/drawn-page.ts'
import { bookFolders } from '#server/story/book-folders.ts'

/** The built code with which the server draws pages. */
export async function builtDrawPage(): Promise<DrawPage> {
  const file = resolve(bookFolders(resolve('.')).build, 'pages/draw-page.js')
  return ((await import(pathToFileURL(file).href)) as { drawPage: DrawPage }).drawPage
}
