import { Hono } from 'hono'
import { CALLS } from '#api/calls.ts'
import { type SignedIn, signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { ImprovementStore } from '#server/community/improvement-store.ts'
import { answersOn } from '#server/http/answers.ts'

/** The improvements that a reader has sent, and what became of them (api/feedback.ts). */
export function improvementRoutes({
  improvements,
  whoIsHere,
}: {
  improvements: ImprovementStore
  whoIsHere: WhoIsHere
}) {
  const app = new Hono<SignedIn>()
  answersOn(app, signedIn(whoIsHere))(CALLS.sentImprovements, {}, (c) => improvements.list(c.get('reader').uid))
  return app
}
