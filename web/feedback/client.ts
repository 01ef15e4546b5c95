import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * What the server said of the posts; read again whenever the page is looked at. A failure is only logged (section 8), and
 * not tried again before that: the page is usable without the list. What no screen shows any more is forgotten at once: a
 * reader who goes back shall not carry along what was written further on. Each screen has one of its own: where pages are drawn
 * beforehand, they are of many readers.
 */
export const createClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.warn(error) }),
    defaultOptions: {
      queries: { retry: false, gcTime: 0, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

// Of itself it hears of another tab coming forward, but not of another window.
focusManager.setEventListener((onFocus) => {
  // Where a page is drawn beforehand nobody looks at it.
  if (typeof window === 'undefined') return
  const listener = () => onFocus()
  window.addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
})
