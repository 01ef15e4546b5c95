import { type ReactNode, useSyncExternalStore } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'

/** Toasts for one reader up to their chapter: those about later chapters or for another reader disappear. */
export function ReaderToasts({ children }: { children: ReactNode }) {
  const { subscribe, get } = useReader()
  const epochNow = () => get().epoch
  const epoch = useSyncExternalStore(subscribe, epochNow, epochNow)
  return <ToastProvider audience={epoch}>{children}</ToastProvider>
}
