import '#web/ui/toast.css'
import { useState } from 'react'
import { useAppUpdate } from '#web/offline/app-update.ts'
import { useReading } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Offers a newer edition of the app or its content, which is otherwise used from the next visit on. */
export function UpdateOffer() {
  const { isWaiting, take } = useAppUpdate()
  const { hasNewer } = useReading()
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined || !(isWaiting || hasNewer)) return null
  return (
    <div className="toast toast-offer" data-surface="paper">
      <span>A newer edition of the codex is here.</span>
      <span className="row">
        <Button kind="primary" small onClick={() => (isWaiting ? take() : window.location.reload())}>
          Load it
        </Button>
        <Button small onClick={() => setDeclined(true)}>
          Later
        </Button>
      </span>
    </div>
  )
}
