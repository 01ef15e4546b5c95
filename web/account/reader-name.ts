import type { Profile } from '#api/profile.ts'

/** The name shown for a reader without any. */
export const NAMELESS = 'Reader'

/** The username, or else the display name, the e-mail address, or a generic word (ACC-1). */
export function readerName(profile: Pick<Profile, 'username' | 'displayName' | 'email'> | undefined): string {
  const names = [profile?.username, profile?.displayName, profile?.email]
  return names.find((name) => name?.trim()) ?? NAMELESS
}
