import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** All posts, public or not, each with the number of those who voted for it. */
export function postsWithVotes(db: Kysely<Tables>) {
  return db
    .selectFrom('feedback')
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('vote')
        .whereRef('vote.postId', '=', 'feedback.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('upvotes'),
    )
}
