import type { Profile } from '#api/profile.ts'
import type { UserRow } from '#server/database/tables.ts'
import { hasAddress } from './address-verification.ts'
import { settingsOf } from './settings.ts'

/** The profile in a row, as either database or Better Auth returns it. */
export function profileOf(user: UserRow): Profile {
  const isAnonymous = Boolean(user.isAnonymous)
  return {
    uid: user.id,
    email: isAnonymous || !hasAddress(user) ? null : user.email,
    displayName: user.name,
    username: user.username,
    currentChapter: user.currentChapter,
    settings: settingsOf(user),
    createdAt: isoOf(user.createdAt),
    lastActive: isoOf(user.lastActive),
    isAnonymous,
  }
}

/** SQLite stores dates as ISO strings, the form in which they are sent. */
function isoOf(date: Date | string) {
  return typeof date === 'string' && date.endsWith('Z') ? date : new Date(date).toISOString()
}
