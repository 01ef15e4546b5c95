import { lazy, Suspense } from 'react'
import type { SheetProps } from './sheet-dialog.tsx'

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-dialog.tsx')).SheetDialog }))

/**
 * A paper sheet over the page, as long as it is drawn. What it is made of comes with the first one: a page shows
 * before anything opens over it.
 */
export function Sheet(props: SheetProps) {
  return (
    <Suspense>
      <SheetDialog {...props} />
    </Suspense>
  )
}
