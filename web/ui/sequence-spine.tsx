import './card.css'
import './locked.css'
import './sequence-spine.css'
import { type ReactNode, useId } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import LockIcon from '~icons/lucide/lock'

type Step = { id: string; mark: ReactNode; title: ReactNode; note?: ReactNode; body: ReactNode; badge?: ReactNode }

type SpineStep =
  | Step
  /** Not known yet: shows only its number. */
  | { id: string; mark: ReactNode; locked: true }

type SequenceSpineProps = {
  steps: readonly SpineStep[]
  /** The ids of the open steps. */
  open: readonly string[]
  onToggle: (id: string) => void
  /** The id of the step to flash once. */
  glowing?: string | undefined
}

/** Steps on a spine, lit if known. Each step has the element id `step-ID`, as a scroll target. */
export function SequenceSpine({ steps, open, onToggle, glowing }: SequenceSpineProps) {
  return (
    <ol className="sequence-spine">
      {steps.map((step) => (
        <li
          key={step.id}
          id={`step-${step.id}`}
          className={'locked' in step ? 'sequence-spine-step' : 'sequence-spine-step is-known'}
        >
          <span className="sequence-spine-mark">{step.mark}</span>
          {'locked' in step ? (
            <div className="locked sequence-spine-locked">
              <LockIcon />
              <span className="locked-mark">????</span>
              <span className="meta sequence-spine-locked-word">Locked</span>
            </div>
          ) : (
            <KnownStep
              step={step}
              isOpen={open.includes(step.id)}
              isGlowing={glowing === step.id}
              onToggle={() => onToggle(step.id)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

type KnownStepProps = { step: Step; isOpen: boolean; isGlowing: boolean; onToggle: () => void }

function KnownStep({ step: { title, note, badge, body }, isOpen, isGlowing, onToggle }: KnownStepProps) {
  const id = useId()
  return (
    <div className="card sequence-spine-panel" data-glow={isGlowing || undefined}>
      <h3>
        <button
          type="button"
          className="sequence-spine-panel-head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="sequence-spine-panel-title">
            {title}
            {note && <span className="meta">{note}</span>}
          </span>
          {badge}
          <ChevronDown />
        </button>
      </h3>
      <div className="sequence-spine-body" id={id} hidden={!isOpen}>
        {isOpen && body}
      </div>
    </div>
  )
}
