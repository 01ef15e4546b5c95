import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Lets tooltips share their delay. Stands around the whole app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={400}>{children}</Radix.Provider>
}

type TooltipProps = {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Shows nothing: the words stand there already. */
  off?: boolean
  /** One element that can have the focus. */
  children: ReactElement
}

/** Names what has no room for its name. Only for collapsed navigation and text that is cut off. */
export function Tooltip({ text, side = 'right', off, children }: TooltipProps) {
  if (off) return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" side={side} sideOffset={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
