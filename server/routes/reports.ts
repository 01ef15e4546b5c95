import { Hono } from 'hono'
import { methodNotAllowed } from '../method-not-allowed.ts'
import { signedIn, type WhoIsHere } from '../readers.ts'
import type { ReportStore } from '../report-store.ts'

/** What a reader has told the administrators, and what became of it (api/feedback.ts). */
export function reportRoutes({ reports, whoIsHere }: { reports: ReportStore; whoIsHere: WhoIsHere }) {
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => c.json(await reports.list(c.get('reader').uid)))
    .all('/', methodNotAllowed('GET'))
}
