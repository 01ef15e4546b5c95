import '#web/ui/menu.css'
import './chapter-list.css'
import { useLayoutEffect, useRef } from 'react'
import { type Heading, headingText, type Volume } from '#story/book/table-of-contents.ts'
import { classNames } from '#web/ui/class-names.ts'
import Check from '~icons/lucide/check'

type Props = {
  id: string
  optionId: (number: number) => string
  volumes: readonly Volume[]
  marked: number | undefined
  onChoose: (number: number) => void
}

/** The chapters by volume. The focus stays in the field above; the active chapter is kept in view. */
export function ChapterList({ id, optionId, volumes, marked, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const option = marked === undefined ? null : document.getElementById(optionId(marked))
    if (list.current && option) showInMiddle(list.current, option)
  }, [marked, optionId])

  return (
    <div className="menu-list chapter-list" ref={list} role="listbox" id={id} aria-label="Chapters">
      {volumes.map(({ title, headings }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
        <div key={title} role="group" aria-label={title}>
          <div className="chapter-list-heading" aria-hidden="true">
            <span className="label label-accent">{title}</span>
            <span className="meta numerals">
              {headings.filter(({ state }) => state !== 'ahead').length} of {headings.length} read
            </span>
          </div>
          {headings.map((heading) => (
            <Option
              key={heading.number}
              id={optionId(heading.number)}
              heading={heading}
              isMarked={heading.number === marked}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({ id, heading, isMarked, onChoose }: OptionProps) {
  const { number, title, state } = heading
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      id={id}
      className={classNames(
        'menu-option chapter-list-option',
        state === 'ahead' && !title && 'is-ahead',
        isMarked && 'is-active',
      )}
      role="option"
      tabIndex={-1}
      aria-selected={state === 'here'}
      onClick={() => onChoose(number)}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span className="chapter-list-number">{number}</span>
      <span className="chapter-list-title">{headingText(heading)}</span>
      {state === 'read' && (
        <>
          <Check size="s" />
          <span className="visually-hidden">read</span>
        </>
      )}
      {state === 'here' && <span className="meta chapter-list-here">you are here</span>}
    </div>
  )
}

type OptionProps = { id: string; heading: Heading; isMarked: boolean; onChoose: (number: number) => void }

/** Scrolls only the list: the page behind must not move. */
function showInMiddle(list: HTMLElement, option: HTMLElement) {
  const { top, height } = option.getBoundingClientRect()
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2
}
