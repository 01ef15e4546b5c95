import type { SequenceProgress } from '#story/sequence-progress.ts'
import { UNKNOWN } from '#story/unknown.ts'
import { book } from '../reader/book.ts'
import { ProgressBar } from '../ui/progress.tsx'

/** How far the protagonist has come in the present rung. */
export function SequenceBar({
  progress: { title = `${book.sections.pathways?.rank} ${UNKNOWN}`, percent },
}: {
  progress: SequenceProgress
}) {
  return <ProgressBar value={percent} label={title} figure={`${percent}%`} />
}
