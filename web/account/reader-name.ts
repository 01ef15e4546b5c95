import type { Profile } from '#api/profile.ts'

/** What a reader is called who has no name at all. */
export const NAMELESS = 'Reader'

/** The username, else the display name, else the e-mail address, else a word for any reader (ACC-1). */
export function readerName(profile: Pick<Profile, 'username' | 'displayName' | 'email'> | undefined): string {
  const names = [profile?.username, profile?.displayName, profile?.email]
  return names.find((name) => name?.trim()) ?? NAMELESS
}
