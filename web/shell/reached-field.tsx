import './reached-field.css'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { tableOfContents } from '#story/book/table-of-contents.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import List from '~icons/lucide/list'
import { ChapterList } from './chapter-list.tsx'
import { type Reached, stepFrom } from './reached.ts'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  /** The ids of the field's label and of the answer that describes it. */
  labelledBy: string
  describedBy: string
  text: string
  reached: Reached
  onType: (text: string) => void
  onEnter: () => void
}

/** A chapter number, typed, changed by the arrow keys or chosen from the list of all chapters (SHELL-7). */
export function ReachedField({ ref, labelledBy, describedBy, text, reached, onType, onEnter }: Props) {
  const volumes = tableOfContents(useStory(), book)
  const [isListed, setListed] = useState(false)
  const listId = useId()
  const chapter = typeof reached === 'number' ? reached : undefined
  const optionId = (number: number) => `${listId}-${number}`

  // On a touch screen, the keyboard would cover the question.
  useLayoutEffect(() => {
    if (matchMedia('(pointer: fine)').matches) ref.current?.select()
  }, [ref])

  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by !== undefined) onType(String(stepFrom(reached, by, book.chapters)))
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classNames('reached-field', reached === 'wrong' && 'is-wrong')}>
        <input
          ref={ref}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={String(book.chapters.last).length + 1}
          value={text}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={reached === 'wrong'}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          className="reached-field-list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          onClick={() => setListed(!isListed)}
        >
          <List size="s" />
          List
        </Button>
      </div>
      {isListed && (
        <div className="reached-field-chapters">
          <ChapterList
            id={listId}
            optionId={optionId}
            volumes={volumes}
            marked={chapter}
            onChoose={(number) => {
              onType(String(number))
              setListed(false)
              ref.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
