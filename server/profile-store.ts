import type { Profile, ProfileChange } from '#api/profile.ts'
import type { Database } from './database.ts'
import { profileOf } from './profile.ts'

export type ProfileStore = ReturnType<typeof createProfileStore>

/** Changes and removes the profile of one reader, who is named by their own session only. */
export function createProfileStore({ kind, write }: Database) {
  // SQLite has no dates: Better Auth keeps ISO strings there, and so do we.
  const now = () => (kind === 'sqlite' ? new Date().toISOString() : new Date())

  return {
    /** The profile after the change; nothing where the account was removed meanwhile. */
    async change(uid: string, { settings, ...fields }: ProfileChange): Promise<Profile | undefined> {
      const row = await write((db) =>
        db
          .updateTable('user')
          .set({ ...fields, ...settings, lastActive: now() })
          .where('id', '=', uid)
          .returningAll()
          .executeTakeFirst(),
      )
      return row && profileOf(row)
    },

    /** The reader is here: kept for `lastActive`. */
    async touch(uid: string): Promise<void> {
      await write((db) => db.updateTable('user').set({ lastActive: now() }).where('id', '=', uid).execute())
    },

    /** Takes the account with its profile, its sessions and all that refers to it, in one statement (foreign keys). */
    async remove(uid: string): Promise<void> {
      await write((db) => db.deleteFrom('user').where('id', '=', uid).execute())
    },
  }
}
