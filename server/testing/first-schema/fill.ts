import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { Client } from 'pg'
import { openDatabase } from '#server/database/database.ts'
import { feedback } from '#server/database/migrations/001-feedback.ts'
import { createLog } from '#server/http/log.ts'

/** Data that readers wrote when only our first migration existed. */
export async function writeFirstPosts(url: string): Promise<void> {
  const { db, close } = await openDatabase(url, createLog())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '001-feedback': feedback }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  const { id: uid } = await db.selectFrom('user').select('id').where('name', '=', 'Anna').executeTakeFirstOrThrow()
  const now = new Date().toISOString()
  const author = { authorUid: uid, authorEmail: 'anna@example.com', authorName: 'Anna', isAnonymous: false }
  const words = { title: 'The old post', description: 'of long ago', type: 'feedback', subtype: 'general' }
  const kept = { collection: 'feedback', status: 'pending', submitMethod: 'new-feedback-button', chapter: 32 }
  const post = { id: 'old', ...author, ...words, ...kept, timestamp: now, createdAt: now }
  await db
    .insertInto('feedback')
    .values(post as never)
    .execute()
  await db.insertInto('vote').values({ postId: 'old', uid }).execute()
  await db.insertInto('readPage').values({ uid, entry: 'the-leaf', chapter: 32 }).execute()
  await close()
}

/** Fills an empty database with the first schema and its two readers. */
export async function fillFirstSchema(url: string): Promise<void> {
  const kind = url.startsWith('postgres:') ? 'postgres' : 'sqlite'
  const sql = readFileSync(new URL(`./${kind}.sql`, import.meta.url), 'utf8')
  if (kind === 'sqlite') {
    const database = new DatabaseSync(url)
    database.exec(sql)
    database.close()
  } else {
    const client = new Client(url)
    await client.connect()
    await client.query(sql)
    await client.end()
  }
}
