import { useLocation } from 'react-router'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** Reasons to visit the sign-in page other than signing in. Links carry their key after the `#`, which servers never see. */
export type Errand = { kind: 'forgotten' } | { kind: 'reset' | 'verify'; key: string }

const KEYED = /^#(reset|verify)=([\w-]+)$/

export const FORGOTTEN = '#forgotten'

export function errandOf(hash: string): Errand | undefined {
  if (hash === FORGOTTEN) return { kind: 'forgotten' }
  const [, kind, key] = KEYED.exec(hash) ?? []
  return kind && key ? { kind: kind as 'reset' | 'verify', key } : undefined
}

export function useErrand(): Errand | undefined {
  const { hash } = useLocation()
  // The server never receives the hash.
  return errandOf(useIsAlive() ? hash : '')
}
