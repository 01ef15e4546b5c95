import './top-bar.css'
import { Suspense, useEffect, useState } from 'react'
import { SearchLink } from '#web/search/search-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import MenuIcon from '~icons/lucide/menu'
import { ChapterControl } from './chapter-control.tsx'
import { Wordmark } from './wordmark.tsx'

const SlideIn = lazyPart(async () => (await import('./slide-in.tsx')).SlideIn)

export function TopBar() {
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  // The menu is closed by following its own links, and by going back or forward. A navigation that began before the menu was
  // opened must not close it, because its screen may arrive late.
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [isOpen])

  function open() {
    setOpen(true)
    setLoaded(true)
  }
  return (
    <header className="top-bar">
      <IconButton label="Open menu" className="top-bar-menu" onClick={open}>
        <MenuIcon size="l" />
      </IconButton>
      <Wordmark />
      <div className="top-bar-space" />
      <SearchLink className="top-bar-search wide-only" />
      <ChapterControl />
      {isLoaded && (
        <Suspense>
          <SlideIn isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
