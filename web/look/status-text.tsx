import type { StatusMark } from '#story/entries/status-mark.ts'
import { Status, type StatusTone } from '#web/ui/badges.tsx'

const TONES: Record<StatusMark['tone'], StatusTone> = {
  alive: 'alive',
  missing: 'missing',
  deceased: 'deceased',
  active: 'active',
  destroyed: 'destroyed',
  lost: 'missing-item',
  spent: 'pending',
  plain: 'owned',
}

/** How it stands with somebody or something, with its mark: alive and active green, missing yellow, a lost thing blue. */
export function StatusText({ word, tone }: StatusMark) {
  return <Status tone={TONES[tone]}>{word}</Status>
}
