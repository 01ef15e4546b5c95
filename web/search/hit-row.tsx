import './hit-row.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { seenIn } from '#story/entries/seen-in.ts'
import { lineOf } from '#story/search/excerpt.ts'
import type { HitGroup } from '#story/search/grouped.ts'
import type { SearchHit } from '#story/search/search.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useFollow } from '#web/ui/use-follow.ts'
import ChevronDown from '~icons/lucide/chevron-down'
import { EntryThumb } from './entry-thumb.tsx'
import { MarkedText } from './marked-text.tsx'

type RowProps = {
  id: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** A hit: its name, the line that shows why it was found, and the chapter of that line, or else of its first appearance. */
export function HitRow({ hit, ...row }: RowProps & { hit: SearchHit }) {
  const { entry, text, words } = hit
  const story = useStory()
  return (
    <OptionLink to={entry.address} {...row}>
      <EntryThumb kind={entry.kind} id={entry.id} />
      <span className="hit-row-text">
        <b>
          <MarkedText text={entry.name} words={words} />
        </b>
        <span>
          <MarkedText text={lineOf(hit)} words={words} />
        </span>
      </span>
      <span className="meta">
        {text.chapter === undefined ? `First seen ch. ${seenIn(story, entry)}` : `Chapter ${text.chapter}`}
      </span>
    </OptionLink>
  )
}

/** A row that opens something. The focus stays in the field, which controls the active row. */
export function OptionLink({ id, to, isActive, onPoint, onChoose, children }: LinkProps) {
  const ref = useSeen<HTMLAnchorElement>(isActive)
  const follow = useFollow()
  return (
    <a
      ref={ref}
      id={id}
      className={isActive ? 'hit-row is-active' : 'hit-row'}
      href={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      // The field keeps the focus also if this opens a tab.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(click) => {
        onChoose()
        follow(click, to)
      }}
    >
      {children}
    </a>
  )
}

type LinkProps = RowProps & { to: string; children: ReactNode }

/** Shows all hits of a kind. */
export function MoreRow({ group, id, isActive, onPoint, onChoose }: RowProps & { group: HitGroup }) {
  const ref = useSeen<HTMLDivElement>(isActive)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      ref={ref}
      id={id}
      className={isActive ? 'hit-row hit-row-more is-active' : 'hit-row hit-row-more'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
      onPointerDown={(event) => event.preventDefault()}
    >
      <ChevronDown size="s" />
      All {group.hits.length} in {group.label}
    </div>
  )
}

/** Keeps the active row in view. */
function useSeen<Element extends HTMLElement>(isActive: boolean) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return ref
}
