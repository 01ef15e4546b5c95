import { UNKNOWN } from '#story/engine/unknown.ts'
import type { SequenceProgress } from '#story/pathways/sequence-progress.ts'
import { book } from '#web/reader/book.ts'
import { ProgressBar } from '#web/ui/progress.tsx'

/** The protagonist's progress in the present Sequence. */
export function SequenceBar({
  progress: { title = `${book.sections.pathways?.rank} ${UNKNOWN}`, percent },
}: {
  progress: SequenceProgress
}) {
  return <ProgressBar value={percent} label={title} figure={`${percent}%`} />
}
