import { useLocation } from 'react-router'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** What somebody comes to the sign-in for besides signing in; links carry their key behind the `#`, which no server sees. */
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
  // A server does not hear what stands behind the #.
  return errandOf(useIsAlive() ? hash : '')
}
