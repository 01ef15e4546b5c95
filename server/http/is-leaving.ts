import type { Context } from 'hono'
import { ADDRESSES } from '#api/addresses.ts'

const LEAVING: readonly string[] = [`POST ${ADDRESSES.signOut}`, `DELETE ${ADDRESSES.profile}`]

/** Whether a call signs a reader out or deletes their account. It is never limited: nobody is kept from leaving, and it only deletes. */
export function isLeaving({ req }: Context): boolean {
  return LEAVING.includes(`${req.method} ${req.path}`)
}
