import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useKept } from './use-kept.ts'

const Welcome = lazyPart(async () => (await import('./welcome.tsx')).Welcome)

/** Nobody is met by it before the page is alive. */
const DRAWN = 'true'

/** Shows the welcome once on each device (SHELL-7); it waits while something is open by its address. */
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
