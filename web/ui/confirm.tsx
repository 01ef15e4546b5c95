import { Suspense } from 'react'
import type { ConfirmProps } from './confirm-dialog.tsx'
import { EscapeCloses } from './escape-closes.tsx'
import { lazyPart } from './lazy-part.ts'

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** Asks before something irreversible. Its code is loaded when there is something to ask. */
export function Confirm({ open, ...question }: ConfirmProps & { open: boolean }) {
  return (
    open && (
      <Suspense fallback={<EscapeCloses onClose={question.onCancel} />}>
        <ConfirmDialog {...question} />
      </Suspense>
    )
  )
}
