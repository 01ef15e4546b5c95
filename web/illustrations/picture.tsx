import './picture.css'
import { type ReactNode, useState } from 'react'

/**
 * An image, or the drawing that replaces it if it fails to load. The frame stays empty until the image has loaded completely,
 * so a partial or broken image is never visible.
 */
export function Picture({ image, className, children }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (!image || state === 'failed') return children

  return (
    <img
      className={`picture ${className}`}
      data-state={state}
      src={image}
      alt=""
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}

type Props = {
  image?: string | undefined
  className: string
  /** The drawing. */
  children: ReactNode
}
