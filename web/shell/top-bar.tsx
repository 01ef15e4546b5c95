import './top-bar.css'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { SearchLink } from '#web/search/search-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import MenuIcon from '~icons/lucide/menu'
import { ChapterControl } from './chapter-control.tsx'
import { Wordmark } from './wordmark.tsx'

const SlideIn = lazyPart(async () => (await import('./slide-in.tsx')).SlideIn)

export function TopBar() {
  const { key } = useLocation()
  // The menu belongs to the place where it was opened: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const [isLoaded, setLoaded] = useState(false)

  function open() {
    setOpenedAt(key)
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
          <SlideIn isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </header>
  )
}
