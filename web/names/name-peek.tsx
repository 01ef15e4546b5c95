import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const Peeking = lazyPart(async () => (await import('./peeking.tsx')).Peeking)

/** Shows an entry in brief when the reader peeks at its name. Loads only once the page is alive, which needs nothing of it. */
export function NamePeek() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    isAlive && (
      <Suspense>
        <Peeking />
      </Suspense>
    )
  )
}
