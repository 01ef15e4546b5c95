import { useState } from 'react'
import { chapterTitle } from '#story/table-of-contents.ts'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronLeft from '~icons/lucide/chevron-left'
import ChevronRight from '~icons/lucide/chevron-right'
import { MoonDial } from '../engraving/moon-dial.tsx'
import { book } from '../reader/book.ts'
import { useReader } from '../reader/reader-context.tsx'
import { useStory } from '../reader/story-context.tsx'
import { Popover } from '../ui/popover.tsx'
import { ChapterMenu } from './chapter-menu.tsx'

const { first, last } = book.chapters

/** The reader's chapter in the top bar, with a step back and a step on; it opens the list of all chapters (SHELL-3). */
export function ChapterControl() {
  const { chapter, turnTo } = useReader()
  const story = useStory()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="chap">
      <Step label="Previous chapter" isOff={chapter === first} onClick={() => turnTo(chapter - 1)}>
        <ChevronLeft />
      </Step>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label="Choose a chapter"
        className="w-[360px] max-w-[calc(100vw-16px)]"
        trigger={
          <button type="button" className="chap-btn">
            <MoonDial part={chapter / last} />
            <b>
              <span className="d-only">Chapter {chapter}</span>
              <span className="m-only">Ch. {chapter}</span>
            </b>
            <em>{chapterTitle(story, book, chapter)}</em>
            <ChevronDown />
          </button>
        }
      >
        <ChapterMenu onChosen={() => setOpen(false)} />
      </Popover>
      <Step label="Next chapter" isOff={chapter === last} onClick={() => turnTo(chapter + 1)}>
        <ChevronRight />
      </Step>
    </div>
  )
}

/** It keeps the focus at the end of the book: what cannot be pressed is told, not taken away. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className="chap-step aria-disabled:cursor-not-allowed aria-disabled:text-control"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

type StepProps = { label: string; isOff: boolean; onClick: () => void; children: React.ReactNode }
