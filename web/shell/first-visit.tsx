import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useKept } from './use-kept.ts'

const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome)

/** The stored value assumed until the page is alive, so that the welcome is not shown before. */
const DRAWN = 'true'

/** Shows the welcome once per device (SHELL-7); waits while something is opened by the address. */
export function FirstVisit() {
  const { search } = useLocation()
  const [seen, keepSeen] = useKept('cotm_seen_popup', DRAWN)
  const [isWaiting] = useState(search !== '')
  if (seen !== null || isWaiting) return null
  return (
    <Suspense>
      <Welcome onClose={() => keepSeen('true')} />
    </Suspense>
  )
}
