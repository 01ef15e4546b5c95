import { Suspense } from 'react'
import { EscapeCloses } from './escape-closes.tsx'
import { openedPart } from './opened-part.tsx'
import type { SheetProps } from './sheet-dialog.tsx'

const SheetDialog = openedPart(async () => (await import('./sheet-dialog.tsx')).SheetDialog)

/**
 * A paper sheet over the page, open while mounted. Its code is loaded with the first one, so that a page appears before
 * anything opens over it. In a page drawn on the server with its sheet open, it works without the app: it scrolls, and a link closes it.
 */
export function Sheet(props: SheetProps) {
  return (
    <>
      {/* Also once its code is there: the sheet hears no key before it has drawn itself, and its effects have run. */}
      <EscapeCloses onClose={props.onClose} />
      <Suspense>
        <SheetDialog {...props} />
      </Suspense>
    </>
  )
}
