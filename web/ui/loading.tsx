import './loading.css'
import type { ReactNode } from 'react'
import { MoonSpinner } from '#web/illustrations/moon-spinner.tsx'
import { useDelayed } from './use-delayed.ts'

/** In milliseconds. */
const DELAY_MS = 200

/** The moon in its ring, and what is being loaded. The text is there at once for screen readers. */
export function Spinner({ label, note, delay = DELAY_MS }: { label: string; note?: ReactNode; delay?: number }) {
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
