import type { StatusBadge } from '#story/entries/status-badge.ts'
import { Status } from '#web/ui/badges.tsx'
import type { StatusTone } from '#web/ui/colour.ts'

const TONES: Record<StatusBadge['tone'], StatusTone> = {
  alive: 'alive',
  missing: 'missing',
  deceased: 'deceased',
  active: 'active',
  destroyed: 'destroyed',
  lost: 'missing-item',
  spent: 'pending',
  plain: 'owned',
}

/** A status with its mark: alive and active green, missing yellow, a lost thing blue. */
export function StatusText({ word, tone }: StatusBadge) {
  return <Status tone={TONES[tone]}>{word}</Status>
}
