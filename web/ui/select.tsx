import './field.css'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { useField } from './field.tsx'
import { lazyPart } from './lazy-part.ts'
import { type ListboxEntry, optionsOf } from './listbox.tsx'
import { useListbox } from './use-listbox.ts'

const SelectPopup = lazyPart(async () => (await import('./select-popup.tsx')).SelectPopup)

export type { ListboxEntry } from './listbox.tsx'

type SelectProps = {
  value: string
  onChange: (value: string) => void
  /** Options, with separators where wanted. */
  entries: readonly ListboxEntry[]
  /** Only outside a `Field`. */
  label?: string
  /** Shown instead of the chosen option's own content. */
  children?: ReactNode
  disabled?: boolean
}

/**
 * Chooses one of several options. The focus stays on the control: arrows and letters move the active option, Enter chooses it.
 * The list's code is loaded when it first opens. Radix Select is not used here: it adds style elements to the page, which our
 * content policy forbids.
 */
export function Select({ value, onChange, entries, label, children, disabled }: SelectProps) {
  const id = useId()
  const field = useField()
  const [open, setOpen] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const options = optionsOf(entries)
  const chosen = options.find((option) => option.value === value)
  const listbox = useListbox({ options, value, open, setOpen, onChoose: onChange })
  return (
    <>
      <button
        ref={control}
        type="button"
        className="field-select"
        role="combobox"
        id={field?.id ?? id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && listbox.active !== undefined ? `${id}-${listbox.active}` : undefined}
        aria-labelledby={field && `${field.labelledBy} ${field.id}`}
        aria-label={field ? undefined : label}
        aria-describedby={field?.describedBy}
        onClick={() => setOpen(!open)}
        onKeyDown={listbox.onKeyDown}
        data-value={value}
      >
        <span>{children ?? chosen?.content ?? chosen?.text}</span>
        <ChevronDown size="s" />
      </button>
      {open && (
        <Suspense>
          <SelectPopup
            control={control}
            label={field ? undefined : label}
            labelledBy={field?.labelledBy}
            onClose={() => setOpen(false)}
            id={`${id}-list`}
            optionId={(index) => `${id}-${index}`}
            entries={entries}
            value={value}
            active={listbox.active}
            onPoint={listbox.setActive}
            onChoose={listbox.choose}
          />
        </Suspense>
      )}
    </>
  )
}
