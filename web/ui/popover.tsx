import './menu.css'
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useCloseRequest } from './use-close-request.ts'

type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** A small window beside its button; Escape and a press elsewhere close it. */
export function Popover({ open, onOpenChange, trigger, label, align = 'end', className, children }: PopoverProps) {
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classNames('menu', className)}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            if (matchMedia('(pointer: fine)').matches) return
            // On a touch screen, the keyboard would cover what has opened.
            event.preventDefault()
            ;(event.currentTarget as HTMLElement).focus()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
