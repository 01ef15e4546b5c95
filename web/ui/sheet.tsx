import { Suspense } from 'react'
import { DrawnSheet } from './drawn-sheet.tsx'
import { lazyPart } from './lazy-part.ts'
import type { SheetProps } from './sheet-dialog.tsx'
import { useIsAlive } from './use-is-alive.ts'

const SheetDialog = lazyPart(async () => (await import('./sheet-dialog.tsx')).SheetDialog)

/**
 * A paper sheet over the page, open while mounted. Its code is loaded with the first one, so that a page appears before
 * anything opens over it. In a page drawn on the server, it is included for readers without script.
 */
export function Sheet(props: SheetProps) {
  if (!useIsAlive()) {
    return (
      <noscript>
        <DrawnSheet {...props} />
      </noscript>
    )
  }
  return (
    <Suspense>
      <SheetDialog {...props} />
    </Suspense>
  )
}
