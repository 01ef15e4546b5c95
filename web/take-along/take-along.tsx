import './take-along.css'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import Download from '~icons/lucide/download'
import { FORMATS } from './formats.ts'
import { useMaking } from './use-making.ts'

/** For visitors, whose chapter is not known. */
const FIRST = 'Sign in to download the codex as a file: all that is known at your chapter, and nothing later.'

/** The story at the reader's chapter as files to read elsewhere, made on this device. */
export function TakeAlong() {
  const { making, make, cancel, chapter } = useMaking()
  const isAlive = useIsAlive()
  return (
    <div className="take-along">
      <p>{chapter > 0 ? `All that is known at Chapter ${chapter}, and nothing later, made on this device.` : FIRST}</p>
      <ul>
        {FORMATS.map(({ format, label, note }) => (
          <li key={format}>
            <span>
              <b>{label}</b>
              <span className="meta">{note}</span>
            </span>
            <Button
              small
              className="app-only"
              disabled={!isAlive || making !== undefined || chapter === 0}
              aria-label={`Download ${label}`}
              onClick={() => void make(format)}
            >
              <Download size="s" />
              Download
            </Button>
          </li>
        ))}
      </ul>
      {making && (
        <div className="take-along-making">
          <ProgressBar value={making.percent} label="Making the file" />
          <Button small onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
