import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import type { Toast } from './toast-list.tsx'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

type Props = {
  /** Whom things are said to: what was said to another audience leaves. */
  audience?: number
  children: ReactNode
}

/** Says things at the edge of the page, one paper each. Stands around the whole app. */
export function ToastProvider({ audience, children }: Props) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([])
  const [heard, setHeard] = useState(audience)
  if (heard !== audience) {
    setHeard(audience)
    setToasts([])
  }
  const [say] = useState(() => {
    let id = 0
    return (toast: Toast) => {
      id++
      const next = { ...toast, id }
      setToasts((shown) => [...shown.filter((other) => !isOnSame(other, next)), next].slice(-MOST_AT_ONCE))
    }
  })
  return (
    <ToastContext value={say}>
      {children}
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} onGone={(gone) => setToasts((all) => all.filter(({ id }) => id !== gone))} />
        </Suspense>
      )}
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

const isOnSame = (one: Toast, other: Toast) => one.topic !== undefined && one.topic === other.topic
