import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EscapeCloses } from '#web/ui/escape-closes.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome)

/** Opens the welcome again, including how to install the app (SHELL-7). */
export function WelcomeAgain() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the welcome
      </Button>
      {isOpen && (
        <Suspense fallback={<EscapeCloses onClose={() => setOpen(false)} />}>
          <Welcome isAgain onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
