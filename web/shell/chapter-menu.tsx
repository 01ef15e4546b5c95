import '#web/ui/menu.css'
import './chapter-menu.css'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { findHeading, tableOfContents } from '#story/book/table-of-contents.ts'
import { href } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useAbsence } from '#web/reader/use-absence.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { ChapterList } from './chapter-list.tsx'
import { useTurn } from './turn-guard.tsx'

const { first, last } = book.chapters

/** How many chapters a key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** All chapters, with a field to find one by its number or the beginning of its title. */
export function ChapterMenu({ onChosen }: { onChosen: () => void }) {
  const { chapter } = useReader()
  const { usual } = useAbsence()
  const turn = useTurn()
  const volumes = tableOfContents(useStory(), book, chapter)
  const [text, setText] = useState(String(chapter))
  const [marked, setMarked] = useState<number | undefined>(chapter)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (number: number) => `${listId}-${number}`

  const since = marked !== undefined && marked < chapter ? marked : usual

  // Selects the field's text when the menu opens, so that typing replaces it. Not on touch screens, whose keyboard would cover
  // the list.
  useLayoutEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.select()
  }, [])

  function choose(number: number) {
    if (turn(number)) onChosen()
  }

  function find(typed: string) {
    setText(typed)
    setMarked(typed.trim() === '' ? chapter : findHeading(volumes, typed)?.number)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step !== undefined) setMarked(Math.min(last, Math.max(first, (marked ?? chapter) + step)))
    else if (event.key === 'Enter' && marked !== undefined) choose(marked)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="menu-head">
        <Field
          label={`Go to chapter (${first} to ${last})`}
          error={marked === undefined ? `There is no chapter “${text.trim()}” to go to` : undefined}
        >
          <Input
            ref={field}
            className="numerals"
            value={text}
            autoComplete="off"
            enterKeyHint="go"
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={marked === undefined ? undefined : optionId(marked)}
            aria-autocomplete="none"
            onChange={(event) => find(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <ChapterList id={listId} optionId={optionId} volumes={volumes} marked={marked} onChoose={choose} />
      <div className="chapter-menu-foot">
        <p className="meta">Moving ahead lifts the fog from everything up to that chapter.</p>
        {chapter > first && (
          <MoreLink to={href('recentActivity', { since: String(since) })} onClick={onChosen}>
            What was told since Chapter {since}
          </MoreLink>
        )}
      </div>
    </>
  )
}
