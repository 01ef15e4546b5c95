import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** In milliseconds. */
const OPENS_AFTER = 350
const CLOSES_AFTER = 200
const LONG_PRESS = 450

const HEARD = [
  'pointermove',
  'pointerout',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'contextmenu',
  'click',
  'keydown',
] as const

/** The name being peeked at. `isHeld`: opened by key or long press, so the focus moves to the card. */
export type Peeked = { link: HTMLElement; entry: string; isHeld: boolean }

/**
 * The name at which the reader peeks, one at a time: by moving the mouse onto it, by Alt+Down or Space when it has the focus, or
 * by a long press. `close` returns the focus; `stay` keeps the card open while the mouse is over it.
 */
export function usePeek() {
  const [peeked, setPeeked] = useState<Peeked>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mouse = useRef<{ x: number; y: number; link: HTMLElement | undefined }>(undefined)

  function later(ms: number, next: Peeked | undefined) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPeeked(next), ms)
  }
  function close() {
    clearTimeout(timer.current)
    if (peeked?.isHeld) peeked.link.focus({ preventScroll: true })
    setPeeked(undefined)
  }

  const onEvent = useEffectEvent((event: Event) => {
    const { type, target } = event
    const link = linkAt(target)
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
    if (type === 'pointermove' && isMouse) onMouseMove(event, link)
    else if (type === 'pointerout' && isMouse && link) {
      if (mouse.current) mouse.current.link = undefined
      if (!peeked?.isHeld) later(CLOSES_AFTER, undefined)
    } else if (type === 'pointerdown' && !isMouse && link) later(LONG_PRESS, asked(link, true))
    else if (type === 'pointerup' || type === 'pointercancel') {
      if (!isMouse && !peeked) clearTimeout(timer.current)
    } else if (type === 'contextmenu' && peeked?.isHeld && link) event.preventDefault()
    else if (type === 'click' && link) onClick(event, link)
    else if (event instanceof KeyboardEvent) onKeyDown(event, link)
  })

  function onMouseMove({ clientX: x, clientY: y }: PointerEvent, link: HTMLElement | undefined) {
    const before = mouse.current
    // A name that appears or scrolls under a resting mouse is not pointed at, though a browser may report a move.
    if (before?.x === x && before.y === y) return
    mouse.current = { x, y, link }
    if (!link || link === before?.link) return
    if (link === peeked?.link) clearTimeout(timer.current)
    else later(OPENS_AFTER, asked(link, false))
  }

  function onClick(event: Event, link: HTMLElement) {
    // Lifting the finger after a long press must not follow the link.
    if (peeked?.isHeld && link === peeked.link) return take(event)
    clearTimeout(timer.current)
    setPeeked(undefined)
  }

  function onKeyDown(event: KeyboardEvent, link: HTMLElement | undefined) {
    const isAsked = event.key === ' ' || (event.key === 'ArrowDown' && event.altKey)
    if (link && isAsked) setPeeked(asked(link, true))
    else if (peeked && event.key === 'Escape') close()
    else return
    take(event)
  }

  useEffect(() => {
    const listen = (event: Event) => onEvent(event)
    // Before a sheet handles them: Escape closes only the peek.
    for (const type of HEARD) window.addEventListener(type, listen, { capture: true })
    return () => {
      for (const type of HEARD) window.removeEventListener(type, listen, { capture: true })
    }
  }, [])

  return { peeked, close, stay: () => clearTimeout(timer.current), leave: () => later(CLOSES_AFTER, undefined) }
}

function take(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function linkAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-entry]')) || undefined
}

function asked(link: HTMLElement, isHeld: boolean): Peeked {
  return { link, entry: link.dataset.entry ?? '', isHeld }
}
