import './icon-button.css'
import { Dialog } from 'radix-ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import X from '~icons/lucide/x'
import { useIsAlive } from './use-is-alive.ts'

/** The × of a sheet: a link until the app has come, then a button in its place, which takes over the focus. */
export function SheetClose() {
  const hadFocus = useRef(false)
  if (!useIsAlive()) return <CloseLink hadFocus={hadFocus} />
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus()
    hadFocus.current = false
  }
  return (
    <Dialog.Close ref={takeFocus} className="icon-button" aria-label="Close">
      <X size="l" />
    </Dialog.Close>
  )
}

function CloseLink({ hadFocus }: { hadFocus: RefObject<boolean> }) {
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement === link.current
    },
    [hadFocus],
  )
  return (
    <Link ref={link} className="icon-button" aria-label="Close" to={{ search: '' }}>
      <X size="l" />
    </Link>
  )
}
