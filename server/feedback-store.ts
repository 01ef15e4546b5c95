import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewPost, Post, PostList, VoteChange, Votes } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { authorName } from './author-name.ts'
import type { Database, Tables } from './database.ts'

export type FeedbackStore = ReturnType<typeof createFeedbackStore>

/** Posts and votes. Nothing that it gives out names an author but by the name under which a post was written. */
export function createFeedbackStore({ db, write }: Database) {
  return {
    /** Every public post, most upvotes first and newest first; those from beyond `chapter` veiled, one's own never. */
    async list(uid: string, chapter: number): Promise<PostList> {
      const rows = await posts(db, uid).orderBy('upvotes', 'desc').orderBy('createdAt', 'desc').orderBy('id').execute()
      const isVeiled = (row: Row) => row.chapter > chapter && row.authorUid !== uid
      return { posts: rows.map((row) => (isVeiled(row) ? { id: row.id, isVeiled: true } : postOf(row, uid))) }
    },

    /** One public post, whatever its chapter. */
    async read(uid: string, id: string): Promise<Post | undefined> {
      const row = await posts(db, uid).where('id', '=', id).executeTakeFirst()
      return row && postOf(row, uid)
    },

    /** Keeps a post; add-info goes to the improvements, which are on no public list. Gives its new id. */
    async add(author: Profile, { type, chapter, ...post }: NewPost): Promise<string> {
      const id = randomUUID()
      const now = new Date().toISOString()
      const row = {
        ...post,
        id,
        type,
        collection: type === 'add-info' ? 'improvements' : 'feedback',
        authorUid: author.uid,
        authorEmail: author.email,
        authorName: authorName(author),
        isAnonymous: author.isAnonymous,
        status: 'pending',
        timestamp: now,
        createdAt: now,
        // Who has read further on another device may write of what stands there.
        chapter: Math.max(chapter, author.currentChapter),
      } as const
      await write((db) => db.insertInto('feedback').values(row).execute())
      return id
    },

    /** Counts or takes back the one vote of a reader; nothing where there is no such public post. */
    async vote(uid: string, id: string, { change }: VoteChange): Promise<Votes | undefined> {
      return write(async (db) => {
        await (change === 1 ? voteFor(db, uid, id) : takeBack(db, uid, id))
        const row = await posts(db, uid).where('id', '=', id).executeTakeFirst()
        return row && votesOf(row)
      })
    },
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number]

function posts(db: Kysely<Tables>, uid: string) {
  return db
    .selectFrom('feedback')
    .selectAll()
    .select(({ selectFrom, fn }) => [
      selectFrom('vote')
        .whereRef('vote.postId', '=', 'feedback.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('upvotes'),
      selectFrom('vote')
        .whereRef('vote.postId', '=', 'feedback.id')
        .where('vote.uid', '=', uid)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('ownVotes'),
    ])
    .where('collection', '=', 'feedback')
}

function postOf(row: Row, uid: string): Post {
  const { id, title, description, type, subtype, authorName, status, createdAt } = row
  return {
    id,
    title,
    description,
    type: type as Post['type'],
    subtype: subtype as Post['subtype'],
    authorName,
    isAnonymous: Boolean(row.isAnonymous),
    isMine: row.authorUid === uid,
    status,
    createdAt,
    ...votesOf(row),
  }
}

function votesOf({ upvotes, ownVotes }: Row): Votes {
  return { upvotes: Number(upvotes), hasUpvoted: Number(ownVotes) > 0 }
}

/** Takes the post's id from the post itself, so that a vote never stands without it. */
function voteFor(db: Kysely<Tables>, uid: string, id: string) {
  return db
    .insertInto('vote')
    .columns(['postId', 'uid'])
    .expression(({ selectFrom, val }) =>
      selectFrom('feedback')
        .where('id', '=', id)
        .where('collection', '=', 'feedback')
        .select(['id', val(uid).as('uid')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function takeBack(db: Kysely<Tables>, uid: string, id: string) {
  return db.deleteFrom('vote').where('postId', '=', id).where('uid', '=', uid).execute()
}
