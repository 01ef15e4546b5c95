import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { usePeek } from './use-peek.ts'

const PeekCard = lazyPart(async () => (await import('./peek-card.tsx')).PeekCard)

/** Shows an entry in brief when the reader peeks at its name. */
export function NamePeek() {
  const { peeked, close, stay, leave } = usePeek()
  if (!peeked) return null
  return (
    <Suspense>
      <PeekCard key={peeked.entry} {...peeked} onClose={close} onStay={stay} onLeave={leave} />
    </Suspense>
  )
}
