import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AdminPost, AuthorModeration } from '#api/admin.ts'
import { lockReaders } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { ModerationRow, Tables } from '#server/database/tables.ts'
import { adminPostOf } from './admin-post.ts'
import { ban, isBanned } from './bans.ts'
import { storedPosts } from './stored-posts.ts'
import { lockPostsOf } from './vote-counts.ts'

export type AuthorModerationStore = ReturnType<typeof createAuthorModeration>

/**
 * The log value of a post hidden together with all others of its author. When those are shown again, a post that was hidden on its own
 * stays hidden.
 */
const HIDDEN_WITH_ALL = 'hidden with all'

type Line = Pick<ModerationRow, 'postId' | 'field' | 'before' | 'after'>

/** What administrators do to all public posts of one author. They name a post, never a reader, so nobody learns who sent an improvement. */
export function createAuthorModeration({ kind, write }: Database) {
  return {
    /** Returns the post after the change; undefined if it is not a public post, or its author has left. */
    async change(adminUid: string, postId: string, change: AuthorModeration): Promise<AdminPost | undefined> {
      return write(async (db) => {
        const query = storedPosts(db).where('id', '=', postId).where('collection', '=', 'feedback')
        const author = (await query.executeTakeFirst())?.authorUid
        if (!author) return undefined
        // A post that the author is just sending is either written by now or waits.
        const locked = await lockReaders(db, kind, [adminUid, author])
        if (!locked.has(adminUid) || !locked.has(author)) return undefined
        await lockPostsOf(db, kind, author)
        const lines = [
          ...(change.isBanned === undefined ? [] : await setBanned(db, author, postId, change.isBanned)),
          ...(change.areHidden === undefined ? [] : await setHidden(db, author, change.areHidden)),
        ]
        const at = new Date().toISOString()
        for (const line of lines) {
          await db
            .insertInto('moderation')
            .values({ id: randomUUID(), adminUid, at, ...line })
            .execute()
        }
        return adminPostOf(await query.executeTakeFirstOrThrow())
      })
    },
  }
}

async function setBanned(db: Kysely<Tables>, author: string, postId: string, next: boolean): Promise<Line[]> {
  if ((await isBanned(db, author)) === next) return []
  if (next) await ban(db, author)
  else await db.deleteFrom('ban').where('uid', '=', author).execute()
  const words = ['may post', 'may not post'] as const
  return [{ postId, field: 'author', before: words[next ? 0 : 1], after: words[next ? 1 : 0] }]
}

async function setHidden(db: Kysely<Tables>, author: string, next: boolean): Promise<Line[]> {
  const posts = await db
    .selectFrom('feedback')
    .select('id')
    .where('authorUid', '=', author)
    .where('collection', '=', 'feedback')
    .where('isHidden', '=', !next)
    .execute()
  const lines: Line[] = []
  for (const { id } of posts) {
    if (!next && !(await wasHiddenWithAll(db, id))) continue
    await db.updateTable('feedback').set({ isHidden: next }).where('id', '=', id).execute()
    const words = ['shown', HIDDEN_WITH_ALL] as const
    lines.push({ postId: id, field: 'visibility', before: words[next ? 0 : 1], after: words[next ? 1 : 0] })
  }
  return lines
}

async function wasHiddenWithAll(db: Kysely<Tables>, postId: string): Promise<boolean> {
  const last = await db
    .selectFrom('moderation')
    .select('after')
    .where('postId', '=', postId)
    .where('field', '=', 'visibility')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.after === HIDDEN_WITH_ALL
}
