import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { lazyPart, reachFor } from './lazy-part.ts'
import type { Toast } from './toast-list.tsx'

const loadList = async () => (await import('./toast-list.tsx')).ToastList

const ToastList = lazyPart(loadList)

/** Brings what says things along, where it may have to be said that there is no network. */
export const reachForToasts = () => reachFor(loadList)

type Props = {
  /** Whom things are said to: what was said to another audience leaves. */
  audience?: number
  children: ReactNode
}

/** Says things at the edge of the page. Stands around the whole app. */
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

/** The function that says something: `say({ text: 'Saved.' })`. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast() needs a ToastProvider around it')
})

/** The newer takes the place of the older; but what went wrong stays until it is closed, or something else goes wrong. */
const isKept = (shown: Toast, next: Toast) => shown.kind === 'alert' && next.kind !== 'alert'
