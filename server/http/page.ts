import { z } from 'zod'

/** The part of a list that is asked for: how many at most, and those that follow the one with the id `before`. */
export type Page = { limit: number; before?: string }

/** The two parameters of a list that comes page by page; none is longer than `most`. */
export function page(most: number) {
  return z.object({
    limit: z.coerce.number().pipe(z.int().min(1).max(most)).default(most),
    before: z.string().min(1).max(100).exactOptional(),
  })
}

/** The first `limit` of the rows, of which one more was asked for, and the id after which the others come. */
export function cut<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit)
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
