import { relative, resolve } from 'node:path'

/** The folders of a book, from the root of the project: its build, and the data of its readers. */
export type BookFolders = { build: string; app: string; data: string }

/**
 * The folders of the book whose content lies in `book`, the variable BOOK. Each book has its own, so that none overwrites
 * another, and a reader's chapter of one is never taken for a chapter of another (docs/decisions/0023).
 * scripts/book-folders.mjs says the same, for any Node.js.
 */
export function bookFolders(root: string, book = 'content'): BookFolders {
  const path = relative(root, resolve(root, book))
  if (path === 'content') return { build: 'build', app: 'dist', data: 'data' }
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
  return { build: `.books/${name}/build`, app: `.books/${name}/dist`, data: `data/${name}` }
}
