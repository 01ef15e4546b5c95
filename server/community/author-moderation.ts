import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AdminPost, AuthorModeration } from '#api/admin.ts'
import { lockReader } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { ModerationRow, Tables } from '#server/database/tables.ts'
import { adminPostOf } from './admin-post.ts'
import { ban, isBanned } from './bans.ts'
import { keptPosts } from './kept-posts.ts'

export type AuthorModerationStore = ReturnType<typeof createAuthorModeration>

/** A post that was hidden with all of its author; one that was hidden by itself stays so when they are shown again. */
const HIDDEN_WITH_ALL = 'hidden with all'

type Line = Pick<ModerationRow, 'postId' | 'field' | 'before' | 'after'>

/**
 * What administrators do with all that one author has posted in public. They name a post, never a reader: who sent an
 * improvement nobody learns by it.
 */
export function createAuthorModeration({ kind, write }: Database) {
  return {
    /** The post after the change; nothing where it is none of the public list, or its author has left. */
    async change(adminUid: string, postId: string, change: AuthorModeration): Promise<AdminPost | undefined> {
      return write(async (db) => {
        if (!(await lockReader(db, kind, adminUid))) return undefined
        const query = keptPosts(db).where('id', '=', postId).where('collection', '=', 'feedback')
        const author = (await query.executeTakeFirst())?.authorUid
        if (!author) return undefined
        // Whoever is writing a post just now waits, or has written it.
        await lockReader(db, kind, author)
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
