import './tag.css'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TagProps = {
  /** `new` is the crimson badge; else a colour role of tokens.css without dashes: `accent-strong`, `crimson`. */
  tone?: 'new' | 'plain' | (string & {})
  children: ReactNode
}

/** A small label in a box. */
export function Tag({ tone = 'plain', children }: TagProps) {
  const coloured = tone !== 'new' && tone !== 'plain'
  return (
    <span className={classNames('tag', tone === 'new' && 'tag-new')} style={coloured ? roleColour(tone) : undefined}>
      {children}
    </span>
  )
}

/** Sets the colour of a badge to a role of tokens.css. */
export function roleColour(role: string): CSSProperties {
  return { '--c': `var(--${role})` }
}
