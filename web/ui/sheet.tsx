import { Suspense } from 'react'
import { DrawnSheet } from './drawn-sheet.tsx'
import { lazyPart } from './lazy-part.ts'
import type { SheetProps } from './sheet-dialog.tsx'
import { useIsAlive } from './use-is-alive.ts'

const SheetDialog = lazyPart(async () => (await import('./sheet-dialog.tsx')).SheetDialog)

/**
 * A paper sheet over the page, as long as it is drawn. What it is made of comes with the first one: a page shows
 * before anything opens over it. In a page that was drawn beforehand it is there for those who run no script.
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
