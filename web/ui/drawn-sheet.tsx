import './icon-button.css'
import './sheet.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { Band } from '#web/illustrations/band.tsx'
import X from '~icons/lucide/x'
import { classNames } from './class-names.ts'
import type { SheetProps } from './sheet-dialog.tsx'
import { SheetTitle, SheetTitleContext } from './sheet-title.tsx'

/** A sheet without script: it is over its page from the start, and a link to the page closes it. */
export function DrawnSheet({
  title,
  placesTitle,
  label,
  variant = 'record',
  foot,
  children,
}: Omit<SheetProps, 'onClose'>) {
  const id = useId()
  return (
    <div className="sheet-scrim">
      <div
        className={classNames('sheet', `sheet-${variant}`)}
        data-surface="paper"
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
      >
        <div className="sheet-top">
          {label && <span className="label">{label}</span>}
          <Band />
          <Link className="icon-button" aria-label="Close" to={{ search: '' }}>
            <X size="l" />
          </Link>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="sheet-body" tabIndex={0}>
          <SheetTitleContext
            value={
              <h2 id={id} className="sheet-title">
                {title}
              </h2>
            }
          >
            {!placesTitle && <SheetTitle />}
            {children}
          </SheetTitleContext>
        </div>
        {foot && <div className="sheet-foot">{foot}</div>}
      </div>
    </div>
  )
}
