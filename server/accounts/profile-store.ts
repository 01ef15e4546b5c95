import type { AccountRemoval, Profile, ProfileChange } from '#api/profile.ts'
import { lockPostsOf, recount } from '#server/community/vote-counts.ts'
import type { Database } from '#server/database/database.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { furthestOf, raisedTo } from './furthest-chapter.ts'
import { lockReader } from './lock-reader.ts'
import { profileOf } from './profile.ts'
import { ReaderGone } from './reader-gone.ts'

const DELETED_READER = 'Deleted reader'

export type ProfileStore = ReturnType<typeof createProfileStore>

/** Changes and deletes the profile of one reader, who is identified only by their own session. */
export function createProfileStore({ db, kind, write, writeOne, forget }: Database) {
  const now = () => storedDate(kind, Date.now())

  return {
    /** Returns the changed profile. @throws {ReaderGone} */
    async change(uid: string, { settings, ...fields }: ProfileChange): Promise<Profile> {
      const { currentChapter } = fields
      const turned = currentChapter !== undefined && { furthestChapter: raisedTo(currentChapter, kind) }
      const row = await writeOne((db) =>
        db
          .updateTable('user')
          .set({ ...fields, ...turned, ...settings, lastActive: now() })
          .where('id', '=', uid)
          .returningAll()
          .executeTakeFirstOrThrow(() => new ReaderGone()),
      )
      return profileOf(row)
    },

    /** The furthest chapter that the reader has ever reached. @throws {ReaderGone} */
    async furthest(uid: string): Promise<number> {
      const query = db.selectFrom('user').select(['currentChapter', 'furthestChapter']).where('id', '=', uid)
      return furthestOf(await query.executeTakeFirstOrThrow(() => new ReaderGone()))
    },

    /** Whether there is such a reader. */
    async isThere(uid: string): Promise<boolean> {
      return (await db.selectFrom('user').select('id').where('id', '=', uid).executeTakeFirst()) !== undefined
    },

    /** Whether the reader has proved their address, by mail or by Google. */
    async isVerified(uid: string): Promise<boolean> {
      const row = await db.selectFrom('user').select('emailVerified').where('id', '=', uid).executeTakeFirst()
      return Boolean(row?.emailVerified)
    },

    /** Sets `lastActive` to now. */
    async touch(uid: string): Promise<void> {
      await writeOne((db) => db.updateTable('user').set({ lastActive: now() }).where('id', '=', uid).execute())
    },

    /**
     * Deletes the account with its profile and everything that refers to it (foreign keys). Its posts are deleted too if the reader wants
     * that; otherwise they stay, and nothing in them identifies their author.
     */
    async remove(uid: string, { posts = 'keep' }: AccountRemoval = {}): Promise<void> {
      await write(async (db) => {
        await lockReader(db, kind, uid)
        const touched = await lockPostsOf(db, kind, uid)
        const nobody = { authorUid: null, authorEmail: null, authorName: DELETED_READER, isAnonymous: false }
        if (posts === 'remove') await db.deleteFrom('feedback').where('authorUid', '=', uid).execute()
        else await db.updateTable('feedback').set(nobody).where('authorUid', '=', uid).execute()
        await db.deleteFrom('user').where('id', '=', uid).execute()
        await recount(db, touched)
      })
      await forget()
    },
  }
}
