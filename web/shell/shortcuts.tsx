import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useReader } from '#web/reader/reader-context.tsx'
import { characterOf, useHasShortcuts } from '#web/reader/shortcuts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

/** Single-key shortcuts on every page: `[` and `]` turn a chapter, `?` lists all shortcuts (SHELL-19). Disabled in dialogs. */
export function Shortcuts() {
  const { chapter, turnTo } = useReader()
  const hasShortcuts = useHasShortcuts()
  const { key } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE'
  const [listedAt, setListedAt] = useState('')
  // Where the reader has gone on to, something else may open. A search only writes its words into the address of this page.
  if (listedAt !== '' && listedAt !== key) setListedAt(isReplaced ? key : '')
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setListedAt('')
    if (!hasShortcuts || document.querySelector('[role$="dialog"], [data-opening]')) return
    const character = characterOf(event)
    if (character === '[') turnTo(chapter - 1)
    else if (character === ']') turnTo(chapter + 1)
    else if (character === '?') setListedAt(key)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (listedAt === '') return null
  return (
    <Suspense>
      <ShortcutSheet onClose={() => setListedAt('')} />
    </Suspense>
  )
}
