import { DEVICE_FORMS } from '#reader/device-format.ts'
import type { ReaderStore } from './reader.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Notifies the reader of outside events: another tab turns, signs out or in, another device turns, the network returns. Stops
 * when the returned function is called.
 */
export function listen({ dispatch }: Pick<ReaderStore, 'dispatch'>, page: Page): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_FORMS.chapter.key || key === null) dispatch({ type: 'stored' })
    else if (key === DEVICE_FORMS.profile.key) dispatch({ type: 'profile-stored' })
    else if (key === DEVICE_FORMS.notes.key) dispatch({ type: 'notes-stored' })
    else if (key === DEVICE_FORMS.diaryReads.key) dispatch({ type: 'diary-reads-stored' })
  }
  const onReturn = () => {
    if (page.document.visibilityState === 'visible') dispatch({ type: 'returned' })
  }
  // A page restored from the back/forward cache has received no events since it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) dispatch({ type: 'returned' })
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
