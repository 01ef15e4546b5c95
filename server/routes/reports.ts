import { Hono } from 'hono'
import { signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { ReportStore } from '#server/community/report-store.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'

/** What a reader has told the administrators, and what became of it (api/feedback.ts). */
export function reportRoutes({ reports, whoIsHere }: { reports: ReportStore; whoIsHere: WhoIsHere }) {
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => c.json(await reports.list(c.get('reader').uid)))
    .all('/', methodNotAllowed('GET'))
}
