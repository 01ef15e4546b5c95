import { useIsReleased } from '#web/ui/use-is-released.ts'

/**
 * Whether this browser keeps cookies, or has not been asked yet. Without them signing in is impossible: every request would come from a
 * stranger.
 */
export function useKeepsCookies(): boolean {
  return !useIsReleased() || navigator.cookieEnabled
}
