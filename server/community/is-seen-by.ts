import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Posts hidden by administrators are visible to their author only. */
export function isSeenBy(uid: string) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'feedback'>) =>
    or([eb('isHidden', '=', false), eb('authorUid', '=', uid)])
}
