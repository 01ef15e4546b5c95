import type { Profile } from '#api/profile.ts'
import { DEFAULT_SETTINGS } from '#api/settings.ts'

export function anyProfile(fields: Partial<Profile> = {}): Profile {
  return {
    uid: 'anna',
    email: 'anna@example.com',
    displayName: 'Anna',
    username: 'Anna',
    currentChapter: 1,
    settings: DEFAULT_SETTINGS,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastActive: '2026-01-01T00:00:00.000Z',
    isAnonymous: false,
    ...fields,
  }
}
