import { lazy, type ReactNode, Suspense } from 'react'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

export type ConfirmProps = {
  title: string
  children: ReactNode
  /** What the dangerous button says. */
  confirm: string
  /** What the safe button says; it has the first focus. */
  cancel: string
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}

/** Asks before something that cannot be undone. It comes when there is something to ask. */
export function Confirm({ open, ...question }: ConfirmProps & { open: boolean }) {
  return (
    open && (
      <Suspense>
        <ConfirmDialog {...question} />
      </Suspense>
    )
  )
}
