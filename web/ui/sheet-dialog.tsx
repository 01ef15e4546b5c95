import './sheet.css'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Band } from '#web/illustrations/band.tsx'
import { classNames } from './class-names.ts'
import { sheetIsAlive } from './drawn-sheet.ts'
import { useWaitsBelow } from './on-top.ts'
import { onPassedEscape } from './passed-escape.ts'
import { SheetClose } from './sheet-close.tsx'
import { SheetTitle, SheetTitleContext } from './sheet-title.tsx'
import { useBodyLock } from './use-body-lock.ts'
import { useIsAlive } from './use-is-alive.ts'
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
  const isAlive = useIsAlive()
  const [isDrawn] = useState(!isAlive)
  return useWaitsBelow(isDrawn) ? null : <OpenSheet {...props} isDrawn={isDrawn} />
}

type OpenSheetProps = SheetProps & {
  /** The server drew it, in its place within the page; there it is hydrated. */
  isDrawn: boolean
}

function OpenSheet({
  title,
  placesTitle,
  label,
  variant = 'record',
  onClose,
  foot,
  children,
  isDrawn,
}: OpenSheetProps) {
  const focus = useReturnFocus()
  const titleId = useId()
  useEffect(() => {
    if (!isDrawn) return
    // The listeners of Radix are added a tick after its effects. They return the focus to where they last heard it arrive, so they must
    // hear where it already is, or the first Shift+Tab would lead to the page behind.
    const timer = setTimeout(() => {
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      sheetIsAlive()
    })
    return () => clearTimeout(timer)
  }, [isDrawn])
  useBodyLock(true)
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Layer isInPage={isDrawn}>
        <div className={classNames('sheet-scrim', isDrawn && 'is-drawn')}>
          <Dialog.Content
            className={classNames('sheet', `sheet-${variant}`)}
            data-surface="paper"
            aria-modal="true"
            // Radix names the sheet in an effect, which does not run where the server draws it.
            aria-labelledby={titleId}
            aria-describedby={undefined}
            // The keyboard starts in a drawn sheet, not in the page behind it.
            autoFocus={isDrawn}
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
              <SheetClose />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
            <div className="sheet-body" tabIndex={0}>
              <SheetTitleContext
                value={
                  <Dialog.Title id={titleId} className="sheet-title">
                    {title}
                  </Dialog.Title>
                }
              >
                {!placesTitle && <SheetTitle />}
                {children}
              </SheetTitleContext>
            </div>
            {foot && <div className="sheet-foot">{foot}</div>}
          </Dialog.Content>
          {isDrawn && <span className="sheet-end" />}
        </div>
      </Layer>
    </Dialog.Root>
  )
}

function Layer({ isInPage, children }: { isInPage: boolean; children: ReactNode }) {
  return isInPage ? children : <Dialog.Portal>{children}</Dialog.Portal>
}
