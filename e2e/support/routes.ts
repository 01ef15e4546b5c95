import { routesOf } from '#web/route-table.ts'
import { type BookName, SALTMERE } from './books.ts'
import { builtBook, firstOf } from './built-book.ts'

/** Every route of a signed-in reader in a book, one pathway for all, with what the document is called there. */
export const routes = (book: BookName = SALTMERE): ReadonlyMap<string, string> =>
  new Map(
    routesOf(builtBook(book)).map(({ path, title }) => [path.replace(':pathwayId', firstOf('pathways', book)), title]),
  )
