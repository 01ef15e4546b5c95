import './auth-note.css'
import { useReader } from '#web/reader/reader-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

/** For someone whose session has ended, on a device where nobody has signed out. */
export function EndedNote() {
  const { get } = useReader()
  const leftAt = useIsAlive() ? get().device.chapter : undefined
  return (
    <div className="auth-note" role="status">
      {leftAt !== undefined && (
        <Banner>Your session has ended. Sign in to go on; this device was last at chapter {leftAt}.</Banner>
      )}
    </div>
  )
}
