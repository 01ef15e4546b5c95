import './tag.css'
import type { ReactNode } from 'react'
import { type Colour, roleColour } from './colour.ts'

type TagProps = {
  /** `new` is the crimson badge. */
  tone?: 'new' | 'plain' | Colour
  children: ReactNode
}

/** A small label in a box. */
export function Tag({ tone = 'plain', children }: TagProps) {
  if (tone === 'new') return <span className="tag tag-new">{children}</span>
  return (
    <span className="tag" {...(tone !== 'plain' && roleColour(tone))}>
      {children}
    </span>
  )
}
