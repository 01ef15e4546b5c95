import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import {
  type AdminPost,
  type AdminPostList,
  type AuditLog,
  type AuditLogLine,
  type AuditLogPage,
  beforeItsAuthor,
  type Moderation,
  type PostFilters,
} from '#api/admin.ts'
import { lockReader } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { ModerationRow, Tables } from '#server/database/tables.ts'
import { cutPage, type PageRequest } from '#server/http/pagination.ts'
import type { Refused } from '#server/http/refused.ts'
import { adminPostOf } from './admin-post.ts'
import { ownChapter, type StoredPost, storedPosts } from './stored-posts.ts'

type Filters = PostFilters & PageRequest

export type ModerationStore = ReturnType<typeof createModerationStore>

/** Posts as administrators see them, changes to them, and the audit log of all such changes. */
export function createModerationStore({ db, kind, write }: Database) {
  return {
    async posts({ limit, before, collection, status, hidden, search }: Filters): Promise<AdminPostList> {
      let query = db.selectFrom(adminPosts(db).as('post')).selectAll()
      if (collection) query = query.where('collection', '=', collection)
      if (status) query = query.where('status', '=', status)
      if (hidden) query = query.where('isHidden', '=', hidden === 'yes')
      if (search) query = query.where(({ or }) => or(SEARCHED.map((column) => contains(column, search))))
      if (before) query = query.where(after(db, before))
      const rows = await query
        .orderBy('isReported', 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const { shown, next } = cutPage(rows, limit)
      return { posts: shown.map(adminPostOf), next }
    },

    /** The post with this id; undefined if there is none. */
    async post(id: string): Promise<AdminPost | undefined> {
      const row = await storedPosts(db).where('id', '=', id).executeTakeFirst()
      return row && adminPostOf(row)
    },

    /** Changes a post and records it in the audit log. Undefined if there is no such post, or the administrator no longer exists. */
    async change(adminUid: string, id: string, change: Moderation): Promise<AdminPost | Refused | undefined> {
      return write(async (db) => {
        if (!(await lockReader(db, kind, adminUid))) return undefined
        const query = storedPosts(db).where('id', '=', id)
        // SQLite serializes writes anyway.
        const row = await (kind === 'postgres' ? query.forUpdate('feedback') : query).executeTakeFirst()
        if (!row) return undefined
        const { chapter, status = row.status, isHidden = row.isHidden } = change
        if (chapter !== undefined && chapter < row.chapter) return { refused: beforeItsAuthor(row.chapter) }
        const at = new Date().toISOString()
        const lines = changesOf(row, change).map((line) => ({ id: randomUUID(), postId: id, adminUid, at, ...line }))
        if (lines.length === 0) return adminPostOf(row)

        const setChapter = chapter ?? row.setChapter
        await db.updateTable('feedback').set({ status, isHidden, setChapter }).where('id', '=', id).execute()
        if (lines.some(({ field }) => field === 'reports')) {
          await db.updateTable('spoilerReport').set({ isClosed: true }).where('postId', '=', id).execute()
        }
        await db.insertInto('moderation').values(lines).execute()
        return adminPostOf(await query.executeTakeFirstOrThrow())
      })
    },

    async auditLog({ limit, before, post }: AuditLogPage & PageRequest): Promise<AuditLog> {
      let query = db
        .selectFrom('moderation')
        .leftJoin('feedback', 'feedback.id', 'moderation.postId')
        .leftJoin('user', 'user.id', 'moderation.adminUid')
        .selectAll('moderation')
        .select(['feedback.title', 'user.email'])
      if (post) query = query.where('moderation.postId', '=', post)
      if (before) {
        const place = db.selectFrom('moderation').select(['at', 'id']).where('id', '=', before)
        query = query.where(({ eb, refTuple }) =>
          eb(refTuple('moderation.at', 'moderation.id'), '<', place.$asTuple('at', 'id')),
        )
      }
      const rows = await query
        .orderBy('moderation.at', 'desc')
        .orderBy('moderation.id', 'desc')
        .limit(limit + 1)
        .execute()
      const { shown, next } = cutPage(rows, limit)
      return {
        lines: shown.map(({ adminUid, email, ...line }): AuditLogLine => ({ ...line, administrator: email })),
        next,
      }
    },
  }
}

const SEARCHED = ['title', 'description', 'entryName'] as const

/** Ignores case, which a database may do for ASCII letters only; other letters match as typed. `%` and `_` are not wildcards. */
function contains(column: (typeof SEARCHED)[number], words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const text = sql.ref(column)
  return sql<boolean>`(lower(${text}) like ${pattern.toLowerCase()} escape '\\' or ${text} like ${pattern} escape '\\')`
}

/** Adds whether a post has spoiler reports to decide about. */
function adminPosts(db: Kysely<Tables>) {
  return storedPosts(db).select((post) => {
    const reports = post
      .selectFrom('spoilerReport')
      .whereRef('postId', '=', 'feedback.id')
      .where('isClosed', '=', false)
    const isReported = post
      .case()
      .when(post.exists(reports.select('spoilerReport.id')))
      .then(post.lit(1))
    return isReported.else(post.lit(0)).end().as('isReported')
  })
}

const ORDER = ['isReported', 'createdAt', 'id'] as const

/** The posts after a given one, in list order. If it has been withdrawn, its position is unknown, and all posts are returned. */
function after(db: Kysely<Tables>, id: string) {
  const place = db.selectFrom(adminPosts(db).as('one')).select(ORDER).where('id', '=', id)
  return ({
    eb,
    or,
    not,
    exists,
    refTuple,
  }: ExpressionBuilder<{ post: StoredPost & { isReported: number } }, 'post'>) =>
    or([eb(refTuple(...ORDER), '<', place.$asTuple(...ORDER)), not(exists(place))])
}

/** The changes as lines of the audit log. */
function changesOf(row: StoredPost, { status, isHidden, chapter, dismissReports }: Moderation) {
  const decided = chapter === undefined ? (dismissReports ? 'dismissed' : undefined) : 'settled'
  const open = Number(row.openReports)
  const present = { status: row.status, visibility: visibilityOf(row.isHidden), chapter: String(ownChapter(row)) }
  const changes: Pick<ModerationRow, 'field' | 'before' | 'after'>[] = [
    { field: 'status', before: present.status, after: status ?? present.status },
    { field: 'visibility', before: present.visibility, after: visibilityOf(isHidden ?? row.isHidden) },
    { field: 'chapter', before: present.chapter, after: String(chapter ?? present.chapter) },
    { field: 'reports', before: String(open), after: open > 0 && decided ? decided : String(open) },
  ]
  return changes.filter(({ before, after }) => before !== after)
}

function visibilityOf(isHidden: boolean | number) {
  return isHidden ? 'hidden' : 'shown'
}
