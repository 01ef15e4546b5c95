import { useState } from 'react'
import { useLocation } from 'react-router'
import MenuIcon from '~icons/lucide/menu'
import { IconButton } from '../ui/icon-button.tsx'
import { ChapterControl } from './chapter-control.tsx'
import { SlideIn } from './slide-in.tsx'
import { Wordmark } from './wordmark.tsx'

export function TopBar() {
  const { key } = useLocation()
  // The menu belongs to the place where it was opened: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <header className="topbar">
      <IconButton label="Open menu" className="burger" onClick={() => setOpenedAt(key)}>
        <MenuIcon size="l" />
      </IconButton>
      <Wordmark />
      <div className="sp" />
      <ChapterControl />
      <SlideIn isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)} />
    </header>
  )
}
