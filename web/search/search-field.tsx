import '#web/ui/field.css'
import '#web/ui/search-box.css'
import type { KeyboardEvent, Ref } from 'react'
import { LONGEST } from '#story/search/fold.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import Search from '~icons/lucide/search'
import X from '~icons/lucide/x'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

type Props = {
  ref: Ref<HTMLInputElement>
  words: string
  listId: string
  /** The id of the active row. */
  activeId: string | undefined
  onType: (words: string) => void
  onMove: (by: number) => void
  onEnter: () => void
}

/** The search field. It keeps the focus; its keys move through the list below it. */
export function SearchField({ ref, words, listId, activeId, onType, onMove, onEnter }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) onMove(step)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }

  return (
    <div className="search-box">
      <Search />
      <input
        ref={ref}
        className="field-input"
        type="text"
        inputMode="search"
        role="combobox"
        aria-label="Search for"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        placeholder="A name, a place, a thing, a word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST}
        value={words}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {words && (
        <IconButton label="Clear search" className="search-box-clear" onClick={() => onType('')}>
          <X size="s" />
        </IconButton>
      )}
    </div>
  )
}
