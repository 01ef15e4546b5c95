import './colour.css'
import type { RosetteColour } from '#web/illustrations/rarity-colour.ts'

export type StatusTone =
  | 'alive'
  | 'missing'
  | 'missing-item'
  | 'deceased'
  | 'destroyed'
  | 'owned'
  | 'active'
  | 'completed'
  | 'failed'
  | 'pending'
  | 'reviewed'
  | 'implemented'

/** A colour role of web/styles/tokens.css for badges and tags, without its dashes. */
export type Colour =
  | RosetteColour
  | `status-${StatusTone}`
  | `note-${'mystery' | 'theory' | 'other'}`
  | 'accent'
  | 'accent-strong'
  | 'crimson'
  | 'fg-muted'
  | 'good'

/** Sets the colour of a badge: `<span {...roleColour('crimson')}>`. */
export function roleColour(role: Colour) {
  return { 'data-colour': role }
}
