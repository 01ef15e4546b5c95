import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH } from '#story/entries/routes.ts'
import { useClose } from '#web/popup/use-close.ts'
import { characterOf, useHasShortcuts } from '#web/reader/shortcuts.ts'
import { untilSheetIsAlive } from '#web/ui/drawn-sheet.ts'
import { lazyPart, reachFor } from '#web/ui/lazy-part.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { useSearchLink } from './use-search-link.ts'

async function loadDialog() {
  const { SearchDialog } = await import('./search-dialog.tsx')
  // On a page that was loaded with both, whichever opens later is on top.
  await untilSheetIsAlive()
  return SearchDialog
}

const SearchDialog = lazyPart(loadDialog)

/** The search over every page: opened by its address, by Ctrl or Cmd and K, and by a slash outside a field. */
export function SearchEverywhere() {
  const { isOpen, open, under } = useSearchLink()
  const navigate = useNavigate()
  const close = useClose(under)
  const isAlive = useIsAlive()
  const hasShortcuts = useHasShortcuts()
  const early = useRef('')

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    // A browser has its own search under this key: while it is held, the repeats would open that.
    if (event.repeat && isChord(event)) return event.preventDefault()
    const typed = characterOf(event)
    // The address is ahead of what is drawn.
    if (new URLSearchParams(window.location.search).has(SEARCH)) {
      if (document.querySelector('.search-dialog')) return
      // Until its code has loaded, nothing else takes the keys meant for it.
      if (typed) early.current += typed
      else if (event.key === 'Escape') close()
      else return
    } else {
      if (!isChord(event) && !(hasShortcuts && typed === '/')) return
      early.current = ''
      void navigate(open)
    }
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!isOpen || !isAlive) return null
  return (
    <Suspense>
      <SearchDialog early={early} />
    </Suspense>
  )
}

const isChord = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

/** Preloads the search. */
export const reachForSearch = () => reachFor(loadDialog)
