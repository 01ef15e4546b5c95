import type { ComponentProps } from 'react'

/** A button that reads as a link in a line of text. */
export function LinkButton(button: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className="border-0 bg-transparent p-0 font-[inherit] text-link underline decoration-1 underline-offset-[0.22em]"
    />
  )
}
