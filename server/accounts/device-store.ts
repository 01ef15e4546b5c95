import type { Device } from '#api/account.ts'
import type { Database } from '#server/database/database.ts'

export type DeviceStore = ReturnType<typeof createDeviceStore>

/** The devices on which a reader is signed in, one per session. */
export function createDeviceStore({ db, writeOne }: Database) {
  return {
    /** @param token that of the requesting session */
    async list(uid: string, token: string | undefined): Promise<Device[]> {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'token', 'userAgent', 'updatedAt', 'expiresAt'])
        .where('userId', '=', uid)
        .execute()
      return rows
        .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
        .map((row) => ({
          id: row.id,
          browser: row.userAgent,
          lastHere: new Date(row.updatedAt).toISOString(),
          isThis: row.token === token,
        }))
        .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || (one.lastHere < other.lastHere ? 1 : -1))
    },

    /** Ends one session of the reader; false if there is none with that id. */
    async end(uid: string, id: string): Promise<boolean> {
      const ended = await writeOne((db) =>
        db.deleteFrom('session').where('userId', '=', uid).where('id', '=', id).executeTakeFirstOrThrow(),
      )
      return ended.numDeletedRows > 0n
    },

    /** Ends all sessions of the reader except the one with this token. */
    async endOthers(uid: string, token: string | undefined): Promise<void> {
      await writeOne((db) =>
        db
          .deleteFrom('session')
          .where('userId', '=', uid)
          .where('token', '!=', token ?? '')
          .execute(),
      )
    },

    /** When a session began, in milliseconds since the epoch; undefined if there is none. */
    async begun(token: string | undefined): Promise<number | undefined> {
      if (token === undefined) return undefined
      const row = await db.selectFrom('session').select('createdAt').where('token', '=', token).executeTakeFirst()
      return row && new Date(row.createdAt).getTime()
    },
  }
}
