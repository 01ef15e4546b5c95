import './link-button.css'
import type { ComponentProps } from 'react'

/** A button that looks like a link in a line of text. */
export function LinkButton(button: ComponentProps<'button'>) {
  return <button type="button" {...button} className="link-button" />
}
