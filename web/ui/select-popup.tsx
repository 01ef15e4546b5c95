import './menu.css'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { Listbox, type ListboxProps } from './listbox.tsx'

type Props = ListboxProps & {
  /** The control it opens under, which keeps the focus. */
  control: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open list of a `Select`; Escape and a press elsewhere close it. */
export function SelectPopup({ control, onClose, ...list }: Props) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={control as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className="menu menu-select"
          aria-label={list.label}
          aria-labelledby={list.labelledBy}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The control itself opens and closes it.
            if (control.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <Listbox {...list} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
