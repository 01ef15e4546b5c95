import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useBodyLock } from './use-body-lock.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmProps = {
  open: boolean
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

/** Asks before something that cannot be undone. */
export function Confirm({ open, title, children, confirm, cancel, onConfirm, onCancel, busy = false }: ConfirmProps) {
  const focus = useReturnFocus()
  useBodyLock(open)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <div className="scrim scrim-confirm">
          <AlertDialog.Content className="sheet confirm" data-surface="paper" aria-modal="true" {...focus}>
            <AlertDialog.Title className="display">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div>{children}</div>
            </AlertDialog.Description>
            <div className="row">
              <button type="button" className="btn btn-danger-fill" disabled={busy} onClick={onConfirm}>
                {confirm}
              </button>
              <AlertDialog.Cancel className="btn">{cancel}</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
