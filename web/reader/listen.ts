import { CHAPTER_KEY } from './bookmark.ts'
import type { ReaderStore } from './reader.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Keeps the reader true to what happens elsewhere: another tab turns or signs out, another device turns, the network
 * comes back. Ends when the returned function is called.
 */
export function listen(reader: ReaderStore, page: Page): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHAPTER_KEY && newValue !== null) reader.bookmark.meet(Number(newValue))
    else if (key === CHAPTER_KEY || key === null) void reader.refreshAnew()
  }
  const onReturn = () => {
    if (page.document.visibilityState === 'visible') comeBack()
  }
  // A page that the browser had put by whole is drawn as it was left, and has heard of nothing.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack()
  }
  const comeBack = () => {
    const kept = reader.bookmark.stored()
    if (kept !== undefined && kept < reader.bookmark.get().chapter) reader.bookmark.meet(kept)
    void reader.refresh()
  }
  page.addEventListener('storage', onStorage)
  page.addEventListener('online', onReturn)
  page.addEventListener('focus', onReturn)
  page.addEventListener('pageshow', onShow)
  page.document.addEventListener('visibilitychange', onReturn)
  return () => {
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('online', onReturn)
    page.removeEventListener('focus', onReturn)
    page.removeEventListener('pageshow', onShow)
    page.document.removeEventListener('visibilitychange', onReturn)
  }
}
