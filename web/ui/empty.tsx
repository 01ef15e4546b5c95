import './empty.css'
import type { ReactNode } from 'react'
import type { Glyph } from '#web/illustrations/glyph.ts'
import { Medallion } from '#web/illustrations/medallion.tsx'

type EmptyProps = {
  /** The message. */
  title: ReactNode
  /** One line of help. */
  children?: ReactNode
  glyph?: Glyph
  /** A button. */
  action?: ReactNode
}

/** Shown where there is nothing to show. */
export function Empty({ title, children, glyph, action }: EmptyProps) {
  return (
    <div className="empty">
      {glyph && (
        <span className="empty-art">
          <Medallion seed="empty" glyph={glyph} size={84} />
        </span>
      )}
      <b>{title}</b>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

/** Like `Empty`, for a sheet: only the message. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="empty-line">{children}</p>
}
