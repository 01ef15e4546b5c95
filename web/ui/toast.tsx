import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { lazyPart, reachFor } from './lazy-part.ts'
import type { Toast } from './toast-list.tsx'

const loadList = async () => (await import('./toast-list.tsx')).ToastList

const ToastList = lazyPart(loadList)

/** Preloads the toasts, for where the message may be that the network is gone. */
export const reachForToasts = () => reachFor(loadList)

type Props = {
  /** Who toasts are for: when it changes, earlier ones disappear. */
  audience?: number
  children: ReactNode
}

/** Shows toasts at the edge of the page. Wraps the whole app. */
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
      setToasts((shown) => [...shown.filter((other) => isKept(other, next)), next])
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

/** Returns the function that shows a toast: `say({ text: 'Saved.' })`. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast() needs a ToastProvider around it')
})

/** A new toast replaces an old one, but an alert stays until it is closed or another alert appears. */
const isKept = (shown: Toast, next: Toast) => shown.kind === 'alert' && next.kind !== 'alert'
