import './chapter-control.css'
import { type ReactNode, Suspense, useState } from 'react'
import { FORMS } from '#api/forms.ts'
import { MoonDial } from '#web/illustrations/moon-dial.tsx'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { lazyPart, reachFor } from '#web/ui/lazy-part.ts'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { ChapterTitle } from './chapter-title.tsx'

const { first, last } = book.chapters

const loadPopover = async () => (await import('./chapter-popover.tsx')).ChapterPopover
const ChapterPopover = lazyPart(loadPopover)

/** The reader's chapter in the top bar, with previous and next buttons; it opens the list of all chapters (SHELL-3). */
export function ChapterControl() {
  const { chapter, turnTo } = useReader()
  // Only the button is loaded until the list first opens.
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  return (
    <form
      className="chapter-control"
      method="post"
      action={FORMS.turn.path}
      onSubmit={(event) => event.preventDefault()}
    >
      <Step label="Previous chapter" to={chapter - 1} onTurn={turnTo}>
        <ChevronLeft />
      </Step>
      {state === 'new' ? (
        <ChapterButton onReach={() => reachFor(loadPopover)} onClick={() => setState('open')} />
      ) : (
        <Suspense fallback={<ChapterButton />}>
          <ChapterPopover
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
            trigger={<ChapterButton />}
          />
        </Suspense>
      )}
      <Step label="Next chapter" to={chapter + 1} onTurn={turnTo}>
        <ChevronRight />
      </Step>
    </form>
  )
}

function ChapterButton({ onReach, ...button }: React.ComponentProps<'button'> & { onReach?: () => void }) {
  const { chapter } = useReader()
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
      <ChapterTitle />
      <ChevronDown />
    </button>
  )
}

/** Submits its form without script. At the end of the book it is `aria-disabled` instead of disabled, so that it keeps the focus. */
function Step({ label, to, onTurn, children }: StepProps) {
  const isOff = to < first || to > last
  return (
    <button
      type={isOff ? 'button' : 'submit'}
      className="chapter-control-step"
      name="currentChapter"
      value={to}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => onTurn(to)}
    >
      {children}
    </button>
  )
}

type StepProps = { label: string; to: number; onTurn: (chapter: number) => void; children: ReactNode }
