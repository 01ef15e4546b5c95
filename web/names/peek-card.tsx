import './peek-card.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { peekAt } from '#story/texts/peek.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { EntryThumb } from '#web/search/entry-thumb.tsx'
import type { Peeked } from './use-peek.ts'

/** Between the card and the edge of the window, and between the card and its name, in pixels. */
const EDGE = 12
const GAP = 10

type Props = Peeked & { onClose: () => void; onStay: () => void; onLeave: () => void }

/** An entry in brief, beside the name that links to it, or at the bottom of the screen on phones. */
export function PeekCard({ link, entry, isHeld, onClose, onStay, onLeave }: Props) {
  const story = useStory()
  const peek = peekAt(story, entry, book)
  const card = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)

  useLayoutEffect(() => {
    if (card.current) placeBeside(card.current, link)
    if (isHeld) card.current?.focus({ preventScroll: true })
  }, [link, isHeld])

  // A sheet treats every press outside itself as a request to close.
  useEffect(() => {
    const element = card.current?.parentElement
    const keep = (event: Event) => event.stopPropagation()
    element?.addEventListener('pointerdown', keep)
    return () => element?.removeEventListener('pointerdown', keep)
  }, [])

  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])

  if (!peek) return null
  return createPortal(
    <div onPointerEnter={onStay} onPointerLeave={isHeld ? undefined : onLeave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <div className="peek-card-scrim" onClick={onClose} />
      <div
        ref={card}
        className="peek-card"
        data-surface="paper"
        role="dialog"
        aria-label={`${peek.name}, in short`}
        tabIndex={-1}
      >
        <EntryThumb kind={peek.kind} id={peek.id} />
        <div className="peek-card-text">
          <b>{peek.name}</b>
          <span className="meta">{peek.what}</span>
          <p>{peek.text}</p>
        </div>
        <div className="peek-card-foot">
          <span className="meta">As told to Chapter {story.chapter}</span>
          <Link to={peek.address} onClick={onClose}>
            Open record
          </Link>
        </div>
      </div>
    </div>,
    link.closest('[role=dialog]') ?? document.body,
  )
}

/** Below the name, or above it if there is no room; never beyond the edge of the window. */
function placeBeside(card: HTMLElement, link: HTMLElement) {
  const [name] = link.getClientRects()
  if (!name) return
  const { width, height } = card.getBoundingClientRect()
  const left = Math.max(EDGE, Math.min(name.left - 40, window.innerWidth - width - EDGE))
  const isBelow = name.bottom + GAP + height + EDGE <= window.innerHeight || name.top < height + GAP + EDGE
  const top = isBelow ? name.bottom + GAP : name.top - GAP - height
  card.style.setProperty('--left', `${left}px`)
  card.style.setProperty('--top', `${top}px`)
}
