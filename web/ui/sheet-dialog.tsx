import './icon-button.css'
import './sheet.css'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Band } from '#web/illustrations/band.tsx'
import X from '~icons/lucide/x'
import { useWaitsForAnswer } from './asked.ts'
import { classNames } from './class-names.ts'
import { onPassedEscape } from './passed-escape.ts'
import { SheetTitle, SheetTitleContext } from './sheet-title.tsx'
import { useBodyLock } from './use-body-lock.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type SheetProps = {
  /** Shown at the top, unless `placesTitle`. */
  title: ReactNode
  /** The children render the title themselves, with `<SheetTitle />`. */
  placesTitle?: boolean
  /** The small text on the left of the head: 'Characters, No. 7'. */
  label?: ReactNode
  /** Its width: 960, ledger 1000, diary 820, welcome 760, small 560. */
  variant?: 'record' | 'ledger' | 'diary' | 'welcome' | 'small'
  /** Called by the ×, Escape and a press beside the sheet; the sheet stays until the caller unmounts it. */
  onClose: () => void
  /** Shown below the scrolling part, always visible. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * The page behind is locked and inert; the focus stays inside and later returns to where it was. On phones the sheet rises from
 * the bottom. The scrim is ours, because the overlay of Radix adds a style element to the page, which our content policy
 * forbids.
 */
export function SheetDialog(props: SheetProps) {
  return useWaitsForAnswer() ? null : <OpenSheet {...props} />
}

function OpenSheet({ title, placesTitle, label, variant = 'record', onClose, foot, children }: SheetProps) {
  const focus = useReturnFocus()
  useBodyLock(true)
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className="sheet-scrim">
          <Dialog.Content
            className={classNames('sheet', `sheet-${variant}`)}
            data-surface="paper"
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus()
              // On a page that loads with its sheet open, the keyboard has not been used yet, so no button shows a focus ring.
              if (document.activeElement !== document.body) return
              event.preventDefault()
              ;(event.currentTarget as HTMLElement).focus()
            }}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onKeyDown={onPassedEscape(onClose)}
          >
            <div className="sheet-top">
              {label && <span className="label">{label}</span>}
              <Band />
              <Dialog.Close className="icon-button" aria-label="Close">
                <X size="l" />
              </Dialog.Close>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
            <div className="sheet-body" tabIndex={0}>
              <SheetTitleContext value={<Dialog.Title className="sheet-title">{title}</Dialog.Title>}>
                {!placesTitle && <SheetTitle />}
                {children}
              </SheetTitleContext>
            </div>
            {foot && <div className="sheet-foot">{foot}</div>}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
