import './chapter-bar.css'
import { Suspense, useState } from 'react'
import { FORMS } from '#api/forms.ts'
import { MoonDial } from '#web/illustrations/moon-dial.tsx'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { SearchLink } from '#web/search/search-link.tsx'
import { lazyPart, reachFor } from '#web/ui/lazy-part.ts'
import { useScreenKeyboard } from '#web/ui/use-screen-keyboard.ts'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { ChapterTitle } from './chapter-title.tsx'

const { first, last } = book.chapters

/** The target of the skip link. */
export const CHAPTER_BAR = 'chapter-bar'

const loadSheet = async () => (await import('./chapter-sheet.tsx')).ChapterSheet
const ChapterSheet = lazyPart(loadSheet)

/** The bar at the bottom of phones, within reach of the thumb: previous chapter, list of all, next chapter, search (SHELL-18). */
export function ChapterBar() {
  const { chapter } = useReader()
  const [isListed, setListed] = useState(false)
  return (
    <nav className="chapter-bar" id={CHAPTER_BAR} aria-label="Chapter" tabIndex={-1} hidden={useScreenKeyboard()}>
      <form
        className="chapter-bar-form"
        method="post"
        action={FORMS.turn.path}
        onSubmit={(event) => event.preventDefault()}
      >
        <Step by={-1} does="previous chapter" end="First" />
        <button
          type="button"
          className="chapter-bar-here"
          aria-haspopup="dialog"
          onPointerEnter={() => reachFor(loadSheet)}
          onClick={() => setListed(true)}
        >
          <MoonDial part={chapter / last} />
          <span>
            <b>Chapter {chapter}</b> <ChapterTitle />
          </span>
        </button>
        <Step by={1} does="next chapter" end="Last" />
      </form>
      <SearchLink className="chapter-bar-search" />
      {isListed && (
        <Suspense>
          <ChapterSheet onClose={() => setListed(false)} />
        </Suspense>
      )}
    </nav>
  )
}

type StepProps = { by: 1 | -1; does: string; end: string }

/** Submits its form without script. At the end of the book it is `aria-disabled` instead of disabled, so that it keeps the focus. */
function Step({ by, does, end }: StepProps) {
  const { chapter, turnTo } = useReader()
  const to = chapter + by
  const isEnd = to < first || to > last
  return (
    <button
      type={isEnd ? 'button' : 'submit'}
      className="chapter-bar-step"
      name="currentChapter"
      value={to}
      aria-disabled={isEnd}
      aria-label={isEnd ? `${end} chapter` : `Ch. ${to}, ${does}`}
      onClick={() => turnTo(to)}
    >
      {by < 0 && !isEnd && <ChevronLeft size="s" />}
      {isEnd ? end : `Ch. ${to}`}
      {by > 0 && !isEnd && <ChevronRight size="s" />}
    </button>
  )
}
