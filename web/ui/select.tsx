import { Popover } from 'radix-ui'
import { type ReactNode, useId, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { useField } from './field.tsx'
import { Listbox, type ListboxEntry, optionsOf } from './listbox.tsx'
import { useListbox } from './use-listbox.ts'

export type { ListboxEntry } from './listbox.tsx'

type SelectProps = {
  value: string
  onChange: (value: string) => void
  /** Options, with separators between where wanted. */
  entries: readonly ListboxEntry[]
  /** Only outside a `Field`. */
  label?: string
  /** Instead of the chosen option's own drawing. */
  children?: ReactNode
  disabled?: boolean
}

/**
 * Chooses one of several. The focus stays on the control, arrows and letters move the mark, Enter takes it.
 * Radix Select is not used here: it writes style elements into the page, which our content policy forbids.
 */
export function Select({ value, onChange, entries, label, children, disabled }: SelectProps) {
  const id = useId()
  const field = useField()
  const [open, setOpen] = useState(false)
  const options = optionsOf(entries)
  const chosen = options.find((option) => option.value === value)
  const listbox = useListbox({ options, value, open, setOpen, onChoose: onChange })
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <button
          type="button"
          className="select"
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
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className="menu select-menu"
          aria-label={label}
          aria-labelledby={field?.labelledBy}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The control itself opens and closes.
            if ((event.target as Element).closest(`[id="${field?.id ?? id}"]`)) event.preventDefault()
          }}
        >
          <Listbox
            id={`${id}-list`}
            optionId={(index) => `${id}-${index}`}
            label={field ? undefined : label}
            labelledBy={field?.labelledBy}
            entries={entries}
            value={value}
            active={listbox.active}
            onPoint={listbox.setActive}
            onChoose={listbox.choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
