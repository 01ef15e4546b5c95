import { relative, resolve } from 'node:path'

/** The folders of a book, relative to the root of the project: its build, and its readers' data. */
export type BookFolders = { build: string; app: string; data: string }

/**
 * The folders of the book whose content is in `book`, the variable BOOK. Each book has its own, so that no build overwrites another, and a
 * chapter number in one book is never taken for one in another (docs/decisions/0023). scripts/book-folders.mjs does the same, for any
 * version of Node.js.
 */
export function bookFolders(root: string, book = 'content'): BookFolders {
  const path = relative(root, resolve(root, book))
  if (path === 'content') return { build: 'build', app: 'dist', data: 'data' }
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
  return { build: `.books/${name}/build`, app: `.books/${name}/dist`, data: `data/${name}` }
}
