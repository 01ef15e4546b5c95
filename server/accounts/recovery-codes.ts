import { randomInt } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { dropKeys, makeKey } from './account-keys.ts'
import { lockWriter } from './lock-reader.ts'

export const RECOVERY_CODES = 8

/** Crockford's alphabet: no letter looks like a digit, so a code can be written down and typed. 80 bits each. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP = 4

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Codes that a reader keeps on paper. Each opens the account once, to set a new password, where mail cannot be used. */
export function createRecoveryCodes({ db, kind, write }: Database) {
  return {
    /** Makes new codes and invalidates all earlier ones. @throws {ReaderGone} */
    async renew(uid: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newCode)
      await write(async (db) => {
        await lockWriter(db, kind, uid)
        await dropKeys(db, uid, ['recovery'])
        for (const code of codes) await makeKey(db, uid, { purpose: 'recovery' }, plainCode(code))
      })
      return codes
    },

    async countOf(uid: string): Promise<number> {
      const { count } = await db
        .selectFrom('accountKey')
        .where('uid', '=', uid)
        .where('purpose', '=', 'recovery')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

/** Normalizes a typed code: any case, with or without the hyphens, O for 0 and I or L for 1. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

function newCode() {
  const group = () => Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
