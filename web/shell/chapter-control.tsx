import './chapter-control.css'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { chapterTitle } from '#story/book/table-of-contents.ts'
import { MoonDial } from '#web/illustrations/moon-dial.tsx'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'

const { first, last } = book.chapters

const loadPopover = async () => ({ default: (await import('./chapter-popover.tsx')).ChapterPopover })
const ChapterPopover = lazy(loadPopover)

/** The reader's chapter in the top bar, with a step back and a step on; it opens the list of all chapters (SHELL-3). */
export function ChapterControl() {
  const { chapter, turnTo } = useReader()
  // Only the button is loaded until the list first opens.
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  return (
    <div className="chapter-control">
      <Step label="Previous chapter" isOff={chapter === first} onClick={() => turnTo(chapter - 1)}>
        <ChevronLeft />
      </Step>
      {state === 'new' ? (
        <ChapterButton onReach={loadPopover} onClick={() => setState('open')} />
      ) : (
        <Suspense fallback={<ChapterButton />}>
          <ChapterPopover
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
            trigger={<ChapterButton />}
          />
        </Suspense>
      )}
      <Step label="Next chapter" isOff={chapter === last} onClick={() => turnTo(chapter + 1)}>
        <ChevronRight />
      </Step>
    </div>
  )
}

function ChapterButton({ onReach, ...button }: React.ComponentProps<'button'> & { onReach?: () => void }) {
  const { chapter } = useReader()
  const title = chapterTitle(useStory(), book, chapter)
  return (
    <button
      type="button"
      className="chapter-control-button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={onReach}
      onFocus={onReach}
      {...button}
    >
      <MoonDial part={chapter / last} />
      <b>
        <span className="wide-only">Chapter {chapter}</span>
        <span className="phone-only">Ch. {chapter}</span>
      </b>
      <em>{title}</em>
      <ChevronDown />
    </button>
  )
}

/** At the end of the book it is `aria-disabled` instead of disabled, so that it keeps the focus. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button type="button" className="chapter-control-step" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      {children}
    </button>
  )
}

type StepProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode }
