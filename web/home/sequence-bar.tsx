import type { SequenceProgress } from '#story/sequence-progress.ts'
import { ProgressBar } from '../ui/progress.tsx'

/** How far the protagonist has come in the present Sequence. */
export function SequenceBar({
  progress: { title = 'Sequence ????', percent, window },
}: {
  progress: SequenceProgress
}) {
  const figure = window ? `${window.read} of ${window.span} chapters, ${percent}%` : `${percent}%`
  return <ProgressBar value={percent} label={title} figure={figure} />
}
