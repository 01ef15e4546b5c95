import './icon-button.css'
import './toast.css'
import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import Check from '~icons/lucide/check'
import TriangleAlert from '~icons/lucide/triangle-alert'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import { focused, focusPage, restoreFocus } from './restore-focus.ts'

export type Toast = {
  text: ReactNode
  /** `alert` interrupts a screen reader and stays until it is closed. */
  kind?: 'status' | 'alert'
  /** One possible action. */
  action?: { label: string; onClick: () => void }
  /** How long it stays, in milliseconds; an alert stays until it is closed. */
  shownMs?: number
}

const SHOWN_MS = 6000

/** In letters: on a phone, a longer label is placed below the text. */
const LONG_ACTION = 10

type Props = { toasts: readonly (Toast & { id: number })[]; onGone: (id: number) => void }

/**
 * The toasts at the edge of the page. The timer of each stops while it is touched, hovered or focused. One that goes while it has the
 * focus returns it to the page.
 */
export function ToastList({ toasts, onGone }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [before] = useState(() => ({ element: focused() }))

  useEffect(() => {
    const note = () => {
      if (!hasFocus(list.current)) before.element = focused()
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [before])

  function remove(id: number) {
    const hadFocus = hasFocus(list.current)
    onGone(id)
    if (hadFocus && !restoreFocus(before.element)) focusPage()
  }

  return (
    <Radix.Provider label="Notice" swipeDirection="right">
      {toasts.map((toast) => (
        <Toasted key={toast.id} {...toast} onGone={() => remove(toast.id)} />
      ))}
      <Radix.Viewport ref={list} className="toast-list" />
    </Radix.Provider>
  )
}

/** Radix has elements beside the list that take the focus for a moment. */
const hasFocus = (list: HTMLElement | null) => list?.parentElement?.contains(document.activeElement) === true

function Toasted({ text, kind = 'status', action, shownMs = SHOWN_MS, onGone }: Toast & { onGone: () => void }) {
  const alert = kind === 'alert'
  // Escape is meant for the sheet or question that has the focus.
  const isForSheet = useRef(false)
  const isLong = action !== undefined && action.label.length > LONG_ACTION
  return (
    <Radix.Root
      className={classNames('toast', alert && 'toast-alert', isLong && 'toast-with-long-action')}
      data-surface="paper"
      type={alert ? 'foreground' : 'background'}
      duration={alert ? Infinity : shownMs}
      open
      onEscapeKeyDown={() => {
        isForSheet.current = Boolean(document.activeElement?.closest('[aria-modal]'))
      }}
      onOpenChange={() => {
        if (!isForSheet.current) onGone()
        isForSheet.current = false
      }}
    >
      {alert ? <TriangleAlert /> : <Check />}
      <Radix.Description asChild>
        <span role={alert ? 'alert' : undefined}>{text}</span>
      </Radix.Description>
      {action && (
        <Radix.Action className="toast-action" altText={action.label} onClick={action.onClick}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="icon-button" aria-label="Close notice">
        <X size="s" />
      </Radix.Close>
    </Radix.Root>
  )
}
