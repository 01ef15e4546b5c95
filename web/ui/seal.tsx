import './seal.css'
import { classNames } from './class-names.ts'
import { roleColour } from './colour.ts'

/** The grade of a sealed artifact: 3 is the mildest, 0 the worst. */
export type SealGrade = '3' | '2' | '1' | '0' | 'unknown'

/** A wax seal with its grade, which it announces unless it is `silent` because text beside it says the grade. */
export function Seal({ grade, small, silent }: { grade: SealGrade; small?: boolean; silent?: boolean }) {
  const name = grade === 'unknown' ? 'Unknown grade' : `Grade ${grade}`
  return (
    <span
      className={classNames('seal', small && 'seal-small')}
      {...roleColour(`seal-${grade}`)}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d={SCALLOPS}
          fill="color-mix(in srgb, currentColor 14%, transparent)"
          strokeWidth="1.3"
          strokeDasharray={grade === 'unknown' ? '3 2.5' : undefined}
        />
        <circle cx="20" cy="20" r="13" strokeWidth=".8" />
      </svg>
      <b>{grade === 'unknown' ? '?' : grade}</b>
    </span>
  )
}

const SCALLOPS = scallops(16)

function scallops(count: number): string {
  const points = Array.from({ length: count * 4 + 1 }, (_, i) => {
    const angle = (i / (count * 4)) * Math.PI * 2
    const radius = 17.6 + 1.5 * Math.cos(count * angle)
    return `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
