import './button.css'
import './sheet.css'
import './confirm-dialog.css'
import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useBodyLock } from './use-body-lock.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useReturnFocus } from './use-return-focus.ts'

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

/** The safe answer has the first focus; Escape gives it. */
export function ConfirmDialog({ title, children, confirm, cancel, onConfirm, onCancel, busy = false }: ConfirmProps) {
  const focus = useReturnFocus()
  useBodyLock(true)
  useCloseRequest(true, onCancel)
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <div className="sheet-scrim confirm-dialog-scrim">
          <AlertDialog.Content className="sheet confirm-dialog" data-surface="paper" aria-modal="true" {...focus}>
            <AlertDialog.Title className="display">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div>{children}</div>
            </AlertDialog.Description>
            <div className="row">
              <button type="button" className="button button-danger-fill" disabled={busy} onClick={onConfirm}>
                {confirm}
              </button>
              <AlertDialog.Cancel className="button">{cancel}</AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
