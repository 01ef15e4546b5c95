import './icon-button.css'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who cannot see the icon. */
  label: string
}

/** A button of 44 px that shows only an icon. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return <button type="button" {...button} aria-label={label} className={classNames('icon-button', className)} />
}
