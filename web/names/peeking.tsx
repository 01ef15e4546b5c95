import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { usePeek } from './use-peek.ts'

const PeekCard = lazyPart(async () => (await import('./peek-card.tsx')).PeekCard)

/** Listens for readers who peek at a name, and shows its entry. */
export function Peeking() {
  const { peeked, close, stay, leave } = usePeek()
  if (!peeked) return null
  return (
    <Suspense>
      <PeekCard key={peeked.entry} {...peeked} onClose={close} onStay={stay} onLeave={leave} />
    </Suspense>
  )
}
