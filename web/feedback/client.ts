import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The cache of server data about posts, refreshed whenever the page gets the focus. A failure is only logged (section 8) and
 * not retried until then, since the page is usable without the list. Data is dropped as soon as no screen shows it: a reader
 * who goes back must not keep what was written at later chapters. Each screen has its own client, because the server draws
 * pages for many readers.
 */
export const createClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.warn(error) }),
    defaultOptions: {
      queries: { retry: false, gcTime: 0, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

// By itself it notices a tab coming forward, but not a window.
focusManager.setEventListener((onFocus) => {
  // A page drawn on the server never gets the focus.
  if (typeof window === 'undefined') return
  const listener = () => onFocus()
  window.addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
})
