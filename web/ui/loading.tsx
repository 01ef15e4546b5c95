import type { ReactNode } from 'react'
import { MoonSpinner } from '../engraving/moon-spinner.tsx'
import { useDelayed } from './use-delayed.ts'

/** In milliseconds. */
const PATIENCE = 200

/** The moon in its ring, and what is being waited for. The words are there at once, for those who hear them. */
export function Spinner({ label, note, delay = PATIENCE }: { label: string; note?: ReactNode; delay?: number }) {
  const late = useDelayed(delay)
  return (
    <div className="loading" role="status" data-late={late}>
      <MoonSpinner />
      <div>
        <b className="display">{label}</b>
        {note && <p className="meta">{note}</p>}
      </div>
    </div>
  )
}

/** `count` breathing plates where cards will be. */
export function Skeleton({ count = 6, delay = PATIENCE }: { count?: number; delay?: number }) {
  if (!useDelayed(delay)) return null
  return (
    <div className="grid g3" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <div className="sk-card" key={index}>
          <div className="sk sk-plate" />
          <div className="stack-s">
            <div className="sk sk-title" />
            <div className="sk sk-line" />
            <div className="sk sk-line" />
          </div>
        </div>
      ))}
    </div>
  )
}
