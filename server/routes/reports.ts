import { Hono } from 'hono'
import { CALLS } from '#api/calls.ts'
import { type SignedIn, signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { ReportStore } from '#server/community/report-store.ts'
import { answersOn } from '#server/http/answers.ts'

/** What a reader has told the administrators, and what became of it (api/feedback.ts). */
export function reportRoutes({ reports, whoIsHere }: { reports: ReportStore; whoIsHere: WhoIsHere }) {
  const app = new Hono<SignedIn>()
  answersOn(app, signedIn(whoIsHere))(CALLS.sentReports, {}, (c) => reports.list(c.get('reader').uid))
  return app
}
