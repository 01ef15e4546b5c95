import './banner.css'
import type { ReactNode } from 'react'
import CircleCheck from '~icons/lucide/circle-check'
import Info from '~icons/lucide/info'
import TriangleAlert from '~icons/lucide/triangle-alert'
import { classNames } from './class-names.ts'

type BannerProps = {
  /** `error` is an alert, `success` a status; `info` is not announced. */
  kind?: 'info' | 'error' | 'success'
  /** A button on the right. */
  action?: ReactNode
  children: ReactNode
}

/** A notice within the page. */
export function Banner({ kind = 'info', action, children }: BannerProps) {
  const { className, role, Icon } = KINDS[kind]
  return (
    <div className={classNames('banner', className)} role={role}>
      <Icon />
      <span className="banner-text">{children}</span>
      {action}
    </div>
  )
}

const KINDS = {
  info: { className: undefined, role: undefined, Icon: Info },
  error: { className: 'banner-error', role: 'alert', Icon: TriangleAlert },
  success: { className: 'banner-success', role: 'status', Icon: CircleCheck },
} as const
