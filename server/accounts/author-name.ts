import type { Profile } from '#api/profile.ts'

/** The author name shown with a post (specification section 6). */
export function authorName({ uid, isAnonymous, displayName, email }: Profile): string {
  if (isAnonymous) return `guest-${uid.slice(0, 6).toUpperCase()}`
  return displayName || email?.split('@')[0] || 'Anonymous User'
}
