import './welcome.css'
import { useId, useRef, useState } from 'react'
import welcome from '#app/welcome'
import glyphs from '#glyphs/welcome'
import { glyphPaths } from '#web/illustrations/glyph.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'
import { InstallGuide } from './install-guide.tsx'
import { reachedIn } from './reached.ts'
import { ReachedAnswer } from './reached-answer.tsx'
import { ReachedField } from './reached-field.tsx'

const { greeting, places } = welcome

type Props = {
  /** Opened by a reader who already has a chapter, even if it is the first. */
  isAgain?: boolean
  onClose: () => void
}

/** Asks how far the reader is, says how much is known there, and introduces the sections (SHELL-7). */
export function Welcome({ isAgain = false, onClose }: Props) {
  const { chapter, profile, turnTo } = useReader()
  const [text, setText] = useState(isAgain || chapter > book.chapters.first ? String(chapter) : '')
  const field = useRef<HTMLInputElement>(null)
  const [titleId, answerId] = [useId(), useId()]
  const reached = reachedIn(text, book.chapters)
  useCloseRequest(true, onClose)

  function begin(at: typeof reached) {
    if (typeof at !== 'number') return field.current?.focus()
    turnTo(at)
    onClose()
  }

  return (
    <Sheet
      title={<span id={titleId}>Which chapter have you reached?</span>}
      placesTitle
      label="To the reader"
      variant="welcome"
      onClose={onClose}
      foot={
        <Button kind="primary" className="welcome-begin" onClick={() => begin(reached)}>
          Open the codex
        </Button>
      }
    >
      <div className="welcome">
        <p className="welcome-greeting">
          {greeting} {book.product}
        </p>
        <SheetTitle />
        <ReachedField
          ref={field}
          labelledBy={titleId}
          describedBy={answerId}
          text={text}
          reached={reached}
          onType={setText}
          onEnter={() => begin(reached)}
        />
        <button type="button" className="welcome-begun" onClick={() => begin(book.chapters.first)}>
          I have just begun
        </button>
        <ReachedAnswer id={answerId} reached={reached} isGuest={profile?.isAnonymous ?? false} />
        <ul className="welcome-places" aria-label="What is inside">
          {places.map(({ name, text, icon }) => (
            <li key={name}>
              <svg className="welcome-glyph" viewBox="0 0 512 512" aria-hidden="true">
                <path d={glyphPaths(glyphs[icon] ?? { body: [] }).join('')} />
              </svg>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <InstallGuide />
      </div>
    </Sheet>
  )
}
