import { Suspense } from 'react'
import { untilSheetIsAlive } from '#web/ui/drawn-sheet.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { usePeek } from './use-peek.ts'

const PeekCard = lazyPart(async () => {
  const { PeekCard } = await import('./peek-card.tsx')
  // The card is put into the sheet of its name, where it must not be when the app takes over a sheet that the server drew.
  await untilSheetIsAlive()
  return PeekCard
})

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
