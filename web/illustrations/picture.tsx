import './picture.css'
import { type ReactNode, useState } from 'react'

/**
 * A real picture, or the drawing that stands for it. The picture appears when it has arrived whole; until then its
 * frame is empty, and a broken picture is never seen.
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
