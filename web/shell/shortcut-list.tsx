import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EscapeCloses } from '#web/ui/escape-closes.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

/** A button that opens the list of shortcuts, for those who do not know its key. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the keys
      </Button>
      {isOpen && (
        <Suspense fallback={<EscapeCloses onClose={() => setOpen(false)} />}>
          <ShortcutSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
