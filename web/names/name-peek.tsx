import { lazy, Suspense, useEffect, useState } from 'react'

/** A page without previews is better than one that is reloaded for their sake, as `lazyPart` would. */
const Peeking = lazy(() =>
  import('./peeking.tsx').then(
    ({ Peeking }) => ({ default: Peeking }),
    () => ({ default: () => null }),
  ),
)

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
