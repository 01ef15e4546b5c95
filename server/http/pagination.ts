import { z } from 'zod'

/** One page of a list: at most `limit` rows, after the row with the id `before`. */
export type PageRequest = { limit: number; before?: string }

/** The query of a paginated list; a page has at most `most` rows. */
export function pageRequest(most: number) {
  return z.object({
    limit: z.coerce.number().pipe(z.int().min(1).max(most)).default(most),
    before: z.string().min(1).max(100).exactOptional(),
  })
}

/** Drops the query's one extra row. `next` is the `before` of the next page, null on the last one. */
export function cutPage<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit)
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
