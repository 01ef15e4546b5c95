import { createHash, randomBytes } from 'node:crypto'
import { ADMIN_PAGE } from '#api/admin.ts'
import type { Database } from '#server/database/database.ts'
import { lockWriter } from './lock-reader.ts'

export type AdminClaims = ReturnType<typeof createAdminClaims>

/**
 * Lets the first administrator claim the role with a code that the server logs at startup while there is none. Whoever can read the log
 * runs the server, so nobody has to look up an id (docs/decisions/0016).
 */
export function createAdminClaims({ db, kind, write, writeOne }: Database, adminIds: readonly string[]) {
  async function isOpen(): Promise<boolean> {
    if (adminIds.length > 0) return false
    return (await db.selectFrom('administrator').select('uid').limit(1).execute()).length === 0
  }

  return {
    /**
     * Creates a code if there is no administrator. Codes of other servers stay valid, because a load balancer may route the claim to any of
     * them.
     */
    async newCode(): Promise<string | undefined> {
      if (!(await isOpen())) return undefined
      const code = randomBytes(24).toString('base64url')
      const row = { hash: hashOf(code), createdAt: new Date().toISOString() }
      await writeOne((db) => db.insertInto('adminClaim').values(row).execute())
      return code
    },

    /** Whether a code can make somebody an administrator now. */
    async isRight(code: string): Promise<boolean> {
      const query = db.selectFrom('adminClaim').select('hash').where('hash', '=', hashOf(code))
      return (await query.executeTakeFirst()) !== undefined && isOpen()
    },

    /** Makes a reader the administrator and deletes all codes; false if the code is no longer valid. @throws {ReaderGone} */
    async claim(uid: string, code: string): Promise<boolean> {
      return write(async (db) => {
        await lockWriter(db, kind, uid)
        const { numDeletedRows } = await db
          .deleteFrom('adminClaim')
          .where('hash', '=', hashOf(code))
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await db.deleteFrom('adminClaim').execute()
        await db.insertInto('administrator').values({ uid, createdAt: new Date().toISOString() }).execute()
        return true
      })
    },
  }
}

/** The log line for the operator. */
export const claimLine = (baseUrl: string, code: string): string =>
  `There is no administrator yet. Sign in with an account, then open ${baseUrl}${ADMIN_PAGE}/claim/${code}`

const hashOf = (code: string) => createHash('sha256').update(`administrator ${code}`).digest('base64url')
