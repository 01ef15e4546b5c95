import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type {
  AdminPost,
  AdminPostList,
  AuditLog,
  AuditLogLine,
  AuditLogPage,
  Moderation,
  PostFilters,
} from '#api/admin.ts'
import { lockReader } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { ModerationRow, Tables } from '#server/database/tables.ts'
import { cutPage, type PageRequest } from '#server/http/pagination.ts'
import { entryOf } from './entry-reference.ts'
import { postsWithVotes } from './posts-with-votes.ts'

type Filters = PostFilters & PageRequest

export type ModerationStore = ReturnType<typeof createModerationStore>

/** Posts as administrators see them, what they change of them, and the audit log of all such changes. */
export function createModerationStore({ db, kind, write }: Database) {
  return {
    async posts({ limit, before, collection, status, hidden, search }: Filters): Promise<AdminPostList> {
      let query = postsWithVotes(db)
      if (collection) query = query.where('collection', '=', collection)
      if (status) query = query.where('status', '=', status)
      if (hidden) query = query.where('isHidden', '=', hidden === 'yes')
      if (search) query = query.where(({ or }) => or(SEARCHED.map((column) => contains(column, search))))
      if (before) query = query.where(({ eb, refTuple }) => eb(refTuple('createdAt', 'id'), '<', placeOf(db, before)))
      const rows = await query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const { shown, next } = cutPage(rows, limit)
      return { posts: shown.map(adminPostOf), next }
    },

    /**
     * The post after the change, which stands in the audit log from then on; nothing where there is no such post, or the
     * administrator is none any more.
     */
    async change(adminUid: string, id: string, { status, isHidden }: Moderation): Promise<AdminPost | undefined> {
      return write(async (db) => {
        if (!(await lockReader(db, kind, adminUid))) return undefined
        const query = postsWithVotes(db).where('id', '=', id)
        // SQLite writes one after the other anyway.
        const row = await (kind === 'postgres' ? query.forUpdate('feedback') : query).executeTakeFirst()
        if (!row) return undefined
        const wanted = { status: status ?? row.status, visibility: visibilityOf(isHidden ?? row.isHidden) }
        const present = { status: row.status, visibility: visibilityOf(row.isHidden) }
        const at = new Date().toISOString()
        const lines = (['status', 'visibility'] as const)
          .filter((field) => wanted[field] !== present[field])
          .map((field) => ({ field, before: present[field], after: wanted[field] }))
          .map((line): ModerationRow => ({ id: randomUUID(), postId: id, adminUid, at, ...line }))
        if (lines.length === 0) return adminPostOf(row)

        const after = { status: wanted.status, isHidden: isHidden ?? row.isHidden }
        await db.updateTable('feedback').set(after).where('id', '=', id).execute()
        await db.insertInto('moderation').values(lines).execute()
        return adminPostOf({ ...row, ...after })
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

/**
 * Without regard to capitals, which a database may know of plain letters alone: others are found as they were typed, too.
 * `%` and `_` are characters like any other.
 */
function contains(column: (typeof SEARCHED)[number], words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const text = sql.ref(column)
  return sql<boolean>`(lower(${text}) like ${pattern.toLowerCase()} escape '\\' or ${text} like ${pattern} escape '\\')`
}

function placeOf(db: Kysely<Tables>, id: string) {
  return db.selectFrom('feedback').select(['createdAt', 'id']).where('id', '=', id).$asTuple('createdAt', 'id')
}

type Row = Awaited<ReturnType<ReturnType<typeof postsWithVotes>['execute']>>[number]

function adminPostOf(row: Row): AdminPost {
  const { id, collection, title, description, chapter, status, createdAt } = row
  const isNamed = collection === 'feedback'
  return {
    id,
    collection,
    title,
    description,
    type: row.type as AdminPost['type'],
    subtype: row.subtype as AdminPost['subtype'],
    authorName: isNamed ? row.authorName : null,
    isAnonymous: isNamed && Boolean(row.isAnonymous),
    chapter,
    entry: entryOf(row),
    status,
    isHidden: Boolean(row.isHidden),
    upvotes: Number(row.upvotes),
    createdAt,
  }
}

function visibilityOf(isHidden: boolean | number) {
  return isHidden ? 'hidden' : 'shown'
}
