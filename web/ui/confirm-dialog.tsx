import './button.css'
import './sheet.css'
import './confirm-dialog.css'
import { AlertDialog } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import { useStaysOnTop } from './on-top.ts'
import { onPassedEscape } from './passed-escape.ts'
import { useBodyLock } from './use-body-lock.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type ConfirmProps = {
  title: string
  children: ReactNode
  /** The label of the dangerous button. */
  confirm: string
  /** The label of the safe button, which has the initial focus. */
  cancel: string
  onConfirm: () => void
  onCancel: () => void
  /** Called by Escape and the system's back gesture, if that is not the safe answer. */
  onDismiss?: () => void
  busy?: boolean
}

/** A question whose safe answer has the initial focus. Escape gives the safe answer, unless `onDismiss` is set. */
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
  useStaysOnTop()
  useBodyLock(true)
  useCloseRequest(true, onDismiss)
  // By default this button only closes, as Escape does.
  function answer(event: MouseEvent) {
    event.preventDefault()
    onCancel()
  }
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && onDismiss()}>
      <AlertDialog.Portal>
        {/* A sheet opening at the same time hides everything else from screen readers, except live regions. */}
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
