import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useToast } from '#web/ui/toast.tsx'

const FEEDBACK = href('feedback')
const SHOWN_MS = 20_000

/** Once the network is back, says that a draft submitted offline is still waiting here, unless it has arrived after all. */
export function useDraftNotice() {
  const { draftStore, dropArrivedDraft } = useReader()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const say = useToast()
  const isThere = pathname === FEEDBACK
  const isSaid = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating between pages must not repeat it
  useEffect(() => {
    if (isThere) isSaid.current = false
    let isOver = false
    const isToBeSaid = () => !isOver && !isThere && !isSaid.current && navigator.onLine && draftStore.read()?.isWaiting
    async function offer() {
      if (!isToBeSaid() || (await dropArrivedDraft()) || !isToBeSaid()) return
      isSaid.current = true
      const action = { label: 'Open it', onClick: () => void navigate(FEEDBACK) }
      say({ text: 'Your feedback was kept on this device and has not been sent yet.', action, shownMs: SHOWN_MS })
    }
    const onOnline = () => void offer()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => {
      isOver = true
      window.removeEventListener('online', onOnline)
    }
  }, [draftStore, say, isThere])
}
