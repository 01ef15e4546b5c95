import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { AccountKeyRow, Tables, UserRow } from '#server/database/tables.ts'
import { dropKeys, isKey, takeKey } from './account-keys.ts'
import type { Credentials } from './credentials.ts'
import { lockWriter } from './lock-reader.ts'
import { plainCode } from './recovery-codes.ts'

export type Recovery = ReturnType<typeof createRecovery>

/** The ways back into an account with a forgotten password: a link from a mail or the operator, or a recovery code. */
export function createRecovery({ db, kind }: Pick<Database, 'db' | 'kind'>, credentials: Credentials) {
  async function setBy(purpose: AccountKeyRow['purpose'], key: string, newPassword: string, admit: Admit) {
    if (!(await isKey(db, purpose, key))) return undefined
    return credentials.setPassword(newPassword, async (db) => {
      const taken = await takeKey(db, purpose, key)
      if (!taken) return undefined
      const user = await lockWriter(db, kind, taken.uid)
      return (await admit(db, user, taken)) ? user.id : undefined
    })
  }

  return {
    /** A mailed link also proves the address. All recovery codes become invalid. */
    byLink: (key: string, newPassword: string) => setBy('password', key, newPassword, admitByLink),
    byCode: (code: string, newPassword: string) => setBy('recovery', plainCode(code), newPassword, async () => true),
  }
}

type Admit = (db: Kysely<Tables>, user: UserRow, key: AccountKeyRow) => Promise<boolean>

async function admitByLink(db: Kysely<Tables>, { id, email }: UserRow, key: AccountKeyRow) {
  if (key.email !== null) {
    if (key.email !== email) return false
    await db.updateTable('user').set({ emailVerified: true }).where('id', '=', id).execute()
  }
  // Whoever signed up with this address may have been somebody else.
  await dropKeys(db, id, ['recovery'])
  return true
}
