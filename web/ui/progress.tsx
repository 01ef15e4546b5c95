import './progress.css'
import type { ReactNode } from 'react'
import { rim } from '#web/illustrations/rosette.ts'

type ProgressBarProps = {
  /** In per cent. */
  value: number
  /** What is progressing, as text. */
  label: string
  /** Shown instead of the label, if that needs more than text. */
  title?: ReactNode
  /** Shown on the right; defaults to the percentage. */
  figure?: ReactNode
  /** Shows only the bar; the text is elsewhere. */
  bare?: boolean
}

/** A bar with its text above. */
export function ProgressBar({ value, label, title, figure, bare }: ProgressBarProps) {
  const bar = (
    <div
      className="progress-bar"
      role="progressbar"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <svg width={`${value}%`} aria-hidden="true" />
    </div>
  )
  if (bare) return bar
  return (
    <div className="progress">
      <div>
        <span className="control-text">{title ?? <b>{label}</b>}</span>
        <span className="meta numerals">{figure ?? `${value}%`}</span>
      </div>
      {bar}
    </div>
  )
}

/** A ring that fills with the percentage, which is shown in the middle. */
export function RingProgress({ value, label }: { value: number; label: string }) {
  return (
    <svg className="progress-ring" viewBox="0 0 58 58" role="img" aria-label={`${label}, ${value} percent`}>
      <path d={RIM} stroke="var(--line-strong)" />
      <circle className="progress-ring-track" cx="29" cy="29" r="24" fill="none" strokeWidth="4" />
      <circle
        cx="29"
        cy="29"
        r="24"
        fill="none"
        stroke="var(--accent-strong)"
        strokeWidth="4"
        pathLength="100"
        strokeDasharray={`${value} 100`}
        transform="rotate(-90 29 29)"
      />
      <text x="29" y="33.5" textAnchor="middle">
        {value}%
      </text>
    </svg>
  )
}

const RIM = rim(29, 29, 26, 2.5, 48)
