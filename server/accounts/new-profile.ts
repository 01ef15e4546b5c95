import type { GenericEndpointContext } from 'better-auth'
import { getOAuthState, getSessionFromCtx } from 'better-auth/api'
import { ERRORS } from '#api/errors.ts'
import { FIRST_CHAPTER, USERNAME_MAX } from '#api/limits.ts'
import { DEFAULT_SETTINGS } from '#api/settings.ts'
import type { Database } from '#server/database/database.ts'
import { plainText } from '#server/http/plain-text.ts'
import { outage } from './hidden-outages.ts'
import { lockReader } from './lock-reader.ts'
import { settingsOf } from './settings.ts'

/** Carries the device's chapter from our own sign-in routes to the hook below. Clients cannot set it. */
export const DEVICE_CHAPTER_HEADER = 'x-device-chapter'

const anyName = plainText(ERRORS.usernameRequired)

type NewUser = { name: string; email: string }

type Guest = { id: string; isAnonymous?: boolean | null; createdAt: Date }

/**
 * The profile of a new account (AUTH-3, AUTH-4, DATA-12): the guest's values if there is a guest, otherwise the device's chapter, otherwise
 * chapter 1. The username is the display name, or else the local part of the e-mail address.
 *
 * Written by the insert that creates the account, so neither exists without the other.
 */
export async function newProfile(
  user: NewUser,
  context: GenericEndpointContext | null,
  { db, kind }: Pick<Database, 'db' | 'kind'>,
) {
  // Names from Google are not validated by our own schema. It counts characters, and some characters are two UTF-16 code units.
  const name = Array.from(anyName.parse(user.name)).slice(0, USERNAME_MAX).join('')
  const username = name || user.email.slice(0, user.email.indexOf('@'))
  const lastActive = new Date()
  const guest = context && (await guestOf(context))
  // Locked until the account exists, so that a concurrent change by the guest is either included or refused.
  const locked = guest && (await lockReader(db, kind, guest.id))
  if (locked) {
    const { currentChapter } = locked
    const { createdAt } = guest
    // The guest's furthest chapter is merged with posts, votes and diary (guest-merge.ts).
    const chapters = { currentChapter, furthestChapter: currentChapter }
    return { name, username, createdAt, ...chapters, ...settingsOf(locked), lastActive }
  }
  const currentChapter = (context && (await deviceChapter(context))) ?? FIRST_CHAPTER
  return { name, username, currentChapter, furthestChapter: currentChapter, ...DEFAULT_SETTINGS, lastActive }
}

/**
 * The guest who sends the request; undefined if the sender is no guest.
 *
 * @throws if the database was unavailable in this call: the session may not have been found for that reason alone, and the guest's data
 * would be lost
 */
export async function guestOf(context: GenericEndpointContext): Promise<Guest | undefined> {
  const session = await getSessionFromCtx(context, { disableRefresh: true })
  if (!session && outage()) throw outage()
  const user = session?.user as Guest | undefined
  return user?.isAnonymous ? user : undefined
}

async function deviceChapter(context: GenericEndpointContext): Promise<number | undefined> {
  const sent = context.headers?.get(DEVICE_CHAPTER_HEADER) ?? (await getOAuthState())?.chapter
  return sent === undefined || sent === null ? undefined : Number(sent)
}
