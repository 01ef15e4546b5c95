import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useState } from 'react'
import Check from '~icons/lucide/check'
import TriangleAlert from '~icons/lucide/triangle-alert'
import { classNames } from './class-names.ts'

export type Toast = {
  text: ReactNode
  /** `alert` interrupts a screen reader and stays until it is closed. */
  kind?: 'status' | 'alert'
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void }
  /** How long it stays, in milliseconds; an alert stays until it is closed. */
  shownMs?: number
}

/** Says things at the edge of the page, one paper slip each. Stands around the whole app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([])
  const [say] = useState(() => {
    let id = 0
    return (toast: Toast) => {
      id++
      const next = { ...toast, id }
      setToasts((shown) => [...shown, next].slice(-MOST_AT_ONCE))
    }
  })
  return (
    <ToastContext value={say}>
      <Radix.Provider label="Notice" swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <Slip key={toast.id} {...toast} onGone={() => setToasts((all) => all.filter(({ id }) => id !== toast.id))} />
        ))}
        <Radix.Viewport className="toasts" />
      </Radix.Provider>
    </ToastContext>
  )
}

/** The function that says something: `say({ text: 'Saved.' })`. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast() needs a ToastProvider around it')
})

const MOST_AT_ONCE = 3
const SHOWN_MS = 6000

function Slip({ text, kind = 'status', action, shownMs = SHOWN_MS, onGone }: Toast & { onGone: () => void }) {
  const alert = kind === 'alert'
  return (
    <Radix.Root
      className={classNames('toast', alert && 'toast-alert')}
      data-surface="paper"
      type={alert ? 'foreground' : 'background'}
      duration={alert ? Infinity : shownMs}
      onOpenChange={(open) => !open && onGone()}
    >
      {alert ? <TriangleAlert /> : <Check />}
      <Radix.Description asChild>
        <span role={alert ? 'alert' : undefined}>{text}</span>
      </Radix.Description>
      {action && (
        <Radix.Action className="btn btn-s" altText={action.label} onClick={action.onClick}>
          {action.label}
        </Radix.Action>
      )}
      {(alert || action) && (
        <Radix.Close className="btn btn-s btn-ghost" aria-label="Close notice">
          Close
        </Radix.Close>
      )}
    </Radix.Root>
  )
}
