import { profileOf, type State } from './state.ts'

/**
 * The chapter at which the server may draw a page for this device after an event (its cookie, `api/drawn-page.ts`): that of
 * the tab that is least far. A tab raises it only when its reader goes on or becomes another one; none of its own accord.
 *
 * @param named what the cookie names now
 * @returns undefined where nobody reads
 */
export function cookieChapter(before: State, after: State, named: number | undefined): number | undefined {
  const [was, is] = [profileOf(before)?.uid, profileOf(after)?.uid]
  if (after.session.status === 'visitor') return undefined
  const stored = after.device.chapter ?? Number.POSITIVE_INFINITY
  if (is === undefined) return named && Math.min(named, stored)
  const isRaised = was !== undefined && (was !== is || after.chapter > before.chapter)
  return Math.min(isRaised ? after.chapter : (named ?? after.chapter), after.chapter, stored)
}
