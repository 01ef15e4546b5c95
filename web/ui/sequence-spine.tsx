import { Collapsible } from 'radix-ui'
import type { ReactNode } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import LockIcon from '~icons/lucide/lock'

type SpineStep =
  | { id: string; mark: ReactNode; title: ReactNode; note?: ReactNode; body: ReactNode; badge?: ReactNode }
  /** Not known yet: nothing but its number. */
  | { id: string; mark: ReactNode; locked: true }

type SequenceSpineProps = {
  steps: readonly SpineStep[]
  /** The ids of the open steps. */
  open: readonly string[]
  onToggle: (id: string) => void
  /** This step glows once. */
  glowing?: string | undefined
}

/** Steps on a spine, lit where they are known. Each step has the element id `step-ID`, for scrolling to it. */
export function SequenceSpine({ steps, open, onToggle, glowing }: SequenceSpineProps) {
  return (
    <ol className="seqs">
      {steps.map((step) => (
        <li key={step.id} id={`step-${step.id}`} className={'locked' in step ? 'seq' : 'seq is-known'}>
          <span className="node">{step.mark}</span>
          {'locked' in step ? (
            <div className="locked lk">
              <LockIcon />
              <span className="q">????</span>
              <span className="meta lk-word">Locked</span>
            </div>
          ) : (
            <Collapsible.Root
              className="card panel"
              open={open.includes(step.id)}
              onOpenChange={() => onToggle(step.id)}
              data-glow={glowing === step.id || undefined}
            >
              <h3>
                <Collapsible.Trigger className="panel-head">
                  <span className="panel-title">
                    {step.title}
                    {step.note && <span className="meta">{step.note}</span>}
                  </span>
                  {step.badge}
                  <ChevronDown />
                </Collapsible.Trigger>
              </h3>
              <Collapsible.Content className="in">{step.body}</Collapsible.Content>
            </Collapsible.Root>
          )}
        </li>
      ))}
    </ol>
  )
}
