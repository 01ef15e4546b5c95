import type { PersonStatus } from '#story/people/person-status.ts'
import { Status, type StatusTone } from '#web/ui/badges.tsx'

const TONES: Record<PersonStatus['tone'], StatusTone> = {
  alive: 'alive',
  missing: 'missing',
  deceased: 'deceased',
  plain: 'owned',
}

/** The status of a person: alive green, missing yellow, deceased red. */
export function PersonStatusMark({ status }: { status: PersonStatus }) {
  return <Status tone={TONES[status.tone]}>{status.word}</Status>
}
