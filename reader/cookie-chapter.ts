import { profileOf, type State } from './state.ts'

/**
 * The chapter up to which the server may draw pages for this device (its cookie, `api/drawn-page.ts`) after an event: that of
 * the tab that is least far ahead. A tab raises it only if its reader moves forward or changes.
 *
 * @param named the chapter in the cookie now
 * @returns undefined if nobody is reading
 */
export function cookieChapter(before: State, after: State, named: number | undefined): number | undefined {
  const [was, is] = [profileOf(before)?.uid, profileOf(after)?.uid]
  if (after.session.status === 'visitor') return undefined
  const stored = after.device.chapter ?? Number.POSITIVE_INFINITY
  if (is === undefined) return named && Math.min(named, stored)
  const isRaised = was !== undefined && (was !== is || after.chapter > before.chapter)
  return Math.min(isRaised ? after.chapter : (named ?? after.chapter), after.chapter, stored)
}
