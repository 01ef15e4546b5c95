import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useReader } from '#web/reader/reader-context.tsx'
import { characterOf, useHasShortcuts } from '#web/reader/shortcuts.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

/** Single-key shortcuts on every page: `[` and `]` turn a chapter, `?` lists all shortcuts (SHELL-19). Disabled in dialogs. */
export function Shortcuts() {
  const { chapter, turnTo } = useReader()
  const hasShortcuts = useHasShortcuts()
  const [isListed, setListed] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hasShortcuts || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    const character = characterOf(event)
    if (character === '[') turnTo(chapter - 1)
    else if (character === ']') turnTo(chapter + 1)
    else if (character === '?') setListed(true)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!isListed) return null
  return (
    <Suspense>
      <ShortcutSheet onClose={() => setListed(false)} />
    </Suspense>
  )
}
