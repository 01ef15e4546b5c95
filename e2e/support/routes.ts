import { routesOf } from '#web/route-table.ts'
import { builtBook } from './built-book.ts'

/** Every route of a signed-in reader in the real book, one pathway for all, with what the document is called there. */
export const ROUTES: ReadonlyMap<string, string> = new Map(
  routesOf(builtBook()).map(({ path, title }) => [path.replace(':pathwayId', 'seer'), title]),
)
