import { routesOf } from '#web/route-table.ts'
import { type BookName, SALTMERE } from './books.ts'
import { builtBook, firstOf } from './built-book.ts'

/** Every route of a signed-in reader in a book, with one pathway as an example, and the document title of each. */
export const routes = (book: BookName = SALTMERE): ReadonlyMap<string, string> =>
  new Map(
    routesOf(builtBook(book)).map(({ path, title }) => [path.replace(':pathwayId', firstOf('pathways', book)), title]),
  )
