import { relative, resolve } from 'node:path'

/** The content folder named by BOOK, else `content`. */
export const contentFolder = () => process.env.BOOK?.trim() || 'content'

/** The folders of a book's build. server/story/book-folders.ts is the same in TypeScript, and gives the reasons. */
export function bookFolders(root = '.', book = contentFolder()) {
  const path = relative(root, resolve(root, book))
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
  if (path === 'content') return { name, build: 'build', app: 'dist' }
  return { name, build: `.books/${name}/build`, app: `.books/${name}/dist` }
}
