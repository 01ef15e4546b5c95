import './auth-note.css'
import { useReader } from '#web/reader/reader-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useIsReleased } from '#web/ui/use-is-released.ts'

/** For someone whose session has ended, on a device where nobody has signed out. */
export function EndedNote() {
  const { get } = useReader()
  // Known to the device alone. It moves the form down, and the app may start in the middle of a press on a link of it.
  const leftAt = useIsReleased() ? get().device.chapter : undefined
  return (
    <div className="auth-note" role="status">
      {leftAt !== undefined && (
        <Banner>Your session has ended. Sign in to go on; this device was last at chapter {leftAt}.</Banner>
      )}
    </div>
  )
}
