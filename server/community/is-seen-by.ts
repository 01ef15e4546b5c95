import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** What administrators have hidden is there for its author alone. */
export function isSeenBy(uid: string) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'feedback'>) =>
    or([eb('isHidden', '=', false), eb('authorUid', '=', uid)])
}
