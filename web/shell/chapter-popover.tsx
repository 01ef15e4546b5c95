import './chapter-popover.css'
import type { ReactElement } from 'react'
import { Popover } from '#web/ui/popover.tsx'
import { ChapterMenu } from './chapter-menu.tsx'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; trigger: ReactElement }

/** The chapter menu under its button; preloaded when a reader is about to use it. */
export function ChapterPopover({ isOpen, onOpenChange, trigger }: Props) {
  return (
    <Popover
      open={isOpen}
      onOpenChange={onOpenChange}
      label="Choose a chapter"
      className="chapter-popover"
      trigger={trigger}
    >
      <ChapterMenu onChosen={() => onOpenChange(false)} />
    </Popover>
  )
}
