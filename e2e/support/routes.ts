import { readFileSync } from 'node:fs'
import type { PublicBook } from '#api/book.ts'
import { routesOf } from '#web/route-table.ts'

const book: PublicBook = JSON.parse(readFileSync('build/book.json', 'utf8'))

/** Every route of a signed-in reader in the real book, one pathway for all, with what the document is called there. */
export const ROUTES: ReadonlyMap<string, string> = new Map(
  routesOf(book).map(({ path, title }) => [path.replace(':pathwayId', 'seer'), title]),
)
