import type { StatusMark } from '#story/entries/status-mark.ts'
import { Status, type StatusTone } from '#web/ui/badges.tsx'

const TONES: Record<StatusMark['tone'], StatusTone> = { active: 'active', destroyed: 'destroyed', plain: 'owned' }

/** How it stands with something, with its mark. */
export function StatusText({ word, tone }: StatusMark) {
  return <Status tone={TONES[tone]}>{word}</Status>
}
