import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { ERRORS } from '#api/errors.ts'
import {
  DEFAULT_POST_TYPE,
  type EntryReference,
  type NewPost,
  type Post,
  type PostList,
  type PostMade,
  type VoteChange,
  type Votes,
} from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { authorName } from '#server/accounts/author-name.ts'
import { furthestOf } from '#server/accounts/furthest-chapter.ts'
import { lockWriter } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { cutPage, type PageRequest } from '#server/http/pagination.ts'
import type { Refused, TooMany } from '#server/http/refused.ts'
import { isBanned } from './bans.ts'
import { entryOf } from './entry-reference.ts'
import { answerRepeatedPost, USED_UP } from './idempotent-posts.ts'
import { isSeenBy } from './is-seen-by.ts'
import { postWait } from './post-limit.ts'
import { ownChapter, shownFrom, storedPosts } from './stored-posts.ts'
import { veiledBeyond } from './veiled-beyond.ts'
import { recount } from './vote-counts.ts'
import { withdrawPost } from './withdraw-post.ts'

export type FeedbackStore = ReturnType<typeof createFeedbackStore>

/** Posts and votes. Results identify an author only by the name under which a post was written. */
export function createFeedbackStore(database: Database, { rateLimit }: { rateLimit: boolean }) {
  const { db, kind, write } = database
  return {
    /**
     * The public posts, most upvotes first, then newest first. Posts from beyond `chapter` are veiled, even the reader's own: a reader who
     * has gone back may want to have forgotten them.
     */
    async list(uid: string, chapter: number, { limit, before }: PageRequest): Promise<PostList> {
      const place = before === undefined ? undefined : await placeOf(db, uid, before)
      const rows = await (place ? posts(db, uid).where(after(place)) : posts(db, uid))
        .orderBy('voteCount', 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const { shown, next } = cutPage(rows, limit)
      return { posts: shown.map((row) => veiledBeyond(chapter, row, uid) ?? postOf(row, uid, chapter)), next }
    },

    /** One public post, at any chapter. If it is shown only from beyond `chapter`, it does not name its entry. */
    async read(uid: string, id: string, chapter: number): Promise<Post | undefined> {
      const row = await posts(db, uid).where('id', '=', id).executeTakeFirst()
      return row && postOf(row, uid, chapter)
    },

    /**
     * Stores a post; add-info goes to the improvements, which are on no public list. It is shown from the furthest chapter that its author
     * has ever reached, or from a later one that they name. Returns its id. A post that is sent again because its device received no answer
     * is stored and counted once.
     */
    async add(
      author: Profile,
      { id = randomUUID(), type = DEFAULT_POST_TYPE, chapter, entry, ...post }: NewPost,
    ): Promise<PostMade | Refused | TooMany> {
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
        isHidden: false,
        entryKind: entry?.kind ?? null,
        entryId: entry?.id ?? null,
        entryName: entry?.name ?? null,
        setChapter: null,
        voteCount: 0,
      } as const
      return write(async (db) => {
        const locked = await lockWriter(db, kind, author.uid)
        // A reader who has gone back still knows what they have read.
        const values = { ...row, chapter: Math.max(chapter, furthestOf(locked)) }
        const kept = await answerRepeatedPost(db, values)
        if (kept) return kept
        if (await isBanned(db, author.uid)) return { refused: ERRORS.banned }
        const seconds = rateLimit ? await postWait(db, author.uid) : 0
        if (seconds > 0) return { seconds }
        const made = await db
          .insertInto('feedback')
          .values(values)
          // Another reader, whose transaction this one does not wait for, may just have taken the id.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        return made ?? USED_UP
      })
    },

    /** Permanently deletes a public post by its author. @returns whether there was one */
    withdraw: (uid: string, id: string): Promise<boolean> => withdrawPost(database, uid, id, 'feedback'),

    /** Casts or takes back a reader's vote, of which there is one per post; undefined if there is no such public post. */
    async vote(uid: string, id: string, { change }: VoteChange): Promise<Votes | undefined> {
      return write(async (db) => {
        await lockWriter(db, kind, uid)
        await lockPost(db, kind, id)
        await (change === 1 ? voteFor(db, uid, id) : takeBack(db, uid, id))
        await recount(db, [id])
        const row = await posts(db, uid).where('id', '=', id).executeTakeFirst()
        return row && votesOf(row)
      })
    },
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number]

function posts(db: Kysely<Tables>, uid: string) {
  return storedPosts(db)
    .select(({ selectFrom, fn }) =>
      selectFrom('vote')
        .whereRef('vote.postId', '=', 'feedback.id')
        .where('vote.uid', '=', uid)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('ownVotes'),
    )
    .where('collection', '=', 'feedback')
    .where(isSeenBy(uid))
}

type Place = Pick<Row, 'voteCount' | 'createdAt' | 'id'>

/** The position of a post in the list. Undefined if the post has been withdrawn: the list then starts from the beginning. */
function placeOf(db: Kysely<Tables>, uid: string, id: string): Promise<Place | undefined> {
  return posts(db, uid).where('id', '=', id).executeTakeFirst()
}

/** The posts after a given one, in list order. */
function after({ voteCount, createdAt, id }: Place) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'feedback'>) =>
    eb(refTuple('voteCount', 'createdAt', 'id'), '<', tuple(voteCount, createdAt, id))
}

function postOf(row: Row, uid: string, chapter: number): Post {
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
    isHidden: Boolean(row.isHidden),
    chapter: ownChapter(row),
    entry: shownFrom(row) > chapter ? null : withoutName(entryOf(row)),
    createdAt,
    ...votesOf(row),
  }
}

/** A page takes the name from what its reader knows, so a reader who does not know the entry is not told its name. */
function withoutName(entry: EntryReference | null): Post['entry'] {
  return entry && { kind: entry.kind, id: entry.id }
}

function votesOf({ voteCount, ownVotes }: Row): Votes {
  return { upvotes: voteCount, hasUpvoted: Number(ownVotes) > 0 }
}

/** Serializes votes for one post, so that every count includes all of them. */
async function lockPost(db: Kysely<Tables>, kind: Database['kind'], id: string) {
  if (kind === 'postgres') await db.selectFrom('feedback').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Selects the id from the post itself, so that no vote refers to a missing post. */
function voteFor(db: Kysely<Tables>, uid: string, id: string) {
  return db
    .insertInto('vote')
    .columns(['postId', 'uid'])
    .expression(({ selectFrom, val }) =>
      selectFrom('feedback')
        .where('id', '=', id)
        .where('collection', '=', 'feedback')
        .where(isSeenBy(uid))
        .select(['id', val(uid).as('uid')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function takeBack(db: Kysely<Tables>, uid: string, id: string) {
  return db.deleteFrom('vote').where('postId', '=', id).where('uid', '=', uid).execute()
}
