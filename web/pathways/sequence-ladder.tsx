import { useEffect, useState } from 'react'
import type { LadderStep } from '#story/pathways/pathway-detail.ts'
import { SequenceSpine } from '#web/ui/sequence-spine.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { SequenceBody } from './sequence-body.tsx'

type SequenceLadderProps = {
  ladder: readonly LadderStep[]
  /** The Sequence to open first; if missing or locked, the lowest known one is opened. */
  sequence: string | null
}

/** The Sequences of a pathway, lowest first. Known ones can be opened; the others have no content. */
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
