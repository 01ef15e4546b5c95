import { useEffect, useState } from 'react'
import type { LadderStep } from '#story/pathways/pathway-detail.ts'
import { SequenceSpine } from '#web/ui/sequence-spine.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { SequenceBody } from './sequence-body.tsx'

type SequenceLadderProps = {
  ladder: readonly LadderStep[]
  /** The number of the Sequence that is shown at once; without it, or where it is locked, the lowest known is open. */
  sequence: string | null
}

/** The Sequences of a pathway, from the lowest up. Known ones open; of the others there is nothing to show. */
export function SequenceLadder({ ladder, sequence }: SequenceLadderProps) {
  const known = ladder.filter((step) => step.sequence).map(({ number }) => `${number}`)
  const wanted = known.find((id) => id === sequence)
  const [open, setOpen] = useState(() => (wanted ? [wanted] : known.slice(0, 1)))

  useEffect(() => {
    if (wanted) document.getElementById(`step-${wanted}`)?.scrollIntoView()
  }, [wanted])

  return (
    <SequenceSpine
      open={open}
      onToggle={(id) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id])}
      glowing={wanted}
      steps={ladder.map(({ number, sequence }) =>
        sequence
          ? {
              id: `${number}`,
              mark: number,
              title: sequence.name,
              note: `Discovered in Chapter ${sequence.chapter}`,
              badge: sequence.isModified && <Tag tone="accent">Changed</Tag>,
              body: <SequenceBody sequence={sequence} />,
            }
          : { id: `${number}`, mark: number, locked: true },
      )}
    />
  )
}
