import './button.css'
import './sheet.css'
import './confirm-dialog.css'
import { AlertDialog } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import { useQuestion } from './asked.ts'
import { onPassedEscape } from './passed-escape.ts'
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
  /** What Escape and the system's way back do where that is not the safe answer. */
  onDismiss?: () => void
  busy?: boolean
}

/** The safe answer has the first focus; Escape gives it, unless there is another way out. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  onDismiss = onCancel,
  busy = false,
}: ConfirmProps) {
  const focus = useReturnFocus()
  useQuestion()
  useBodyLock(true)
  useCloseRequest(true, onDismiss)
  // Of itself this button only closes, as Escape does.
  function answer(event: MouseEvent) {
    event.preventDefault()
    onCancel()
  }
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && onDismiss()}>
      <AlertDialog.Portal>
        {/* A sheet that opens in the same moment hides from screen readers all but itself, and what says how it is announced. */}
        <div className="sheet-scrim confirm-dialog-scrim" aria-live="off">
          <AlertDialog.Content
            className="sheet confirm-dialog"
            data-surface="paper"
            aria-modal="true"
            {...focus}
            onKeyDown={onPassedEscape(onDismiss)}
          >
            <AlertDialog.Title className="display">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div>{children}</div>
            </AlertDialog.Description>
            <div className="row">
              <button type="button" className="button button-danger-fill" disabled={busy} onClick={onConfirm}>
                {confirm}
              </button>
              <AlertDialog.Cancel className="button" onClick={answer}>
                {cancel}
              </AlertDialog.Cancel>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
