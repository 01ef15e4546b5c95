import { StartupError } from '#server/operations/startup-error.ts'
import { openServerDatabase } from '#tools/account/open-server-database.ts'

/** A reader's report: the entry ('items/revolver'), the chapter, and the reader's words. */
export type Reported = { name: string; entry: string; chapter: number; title?: string; description?: string }

/**
 * A report from the database of the environment.
 *
 * @throws {StartupError} if there is no database, no report with this id, or the report is about no entry
 */
export async function reportedBy(id: string, env: Record<string, string | undefined>): Promise<Reported> {
  const database = await openServerDatabase(env)
  try {
    const post = await database.db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
    if (!post) throw new StartupError(`There is no report with the id ${id}`)
    if (post.entryKind === null || post.entryId === null) throw new StartupError('This report is not about an entry')
    const { title, description, chapter } = post
    return { name: id, entry: `${post.entryKind}/${post.entryId}`, chapter, title, description }
  } finally {
    await database.close()
  }
}
