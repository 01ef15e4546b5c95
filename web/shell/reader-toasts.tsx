import { type ReactNode, useSyncExternalStore } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

/** Toasts for one reader as far as they have read: nothing that was said further on, or to somebody else, is seen any more. */
export function ReaderToasts({ children }: { children: ReactNode }) {
  const { subscribe, get } = useReader()
  const epochNow = () => get().epoch
  const epoch = useSyncExternalStore(subscribe, epochNow, epochNow)
  return <ToastProvider audience={epoch}>{children}</ToastProvider>
}
