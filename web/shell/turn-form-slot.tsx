import '#web/ui/field.css'
import './turn-form.css'
import { createContext, use } from 'react'

/** Stands around a page that the server draws: the form by which a chapter is turned to where no script runs (turn-form.tsx). */
export const TurnFormContext = createContext<React.ReactNode>(null)

/** The place of the form. A browser that runs the app draws nothing of it, and fetches nothing for it. */
export function TurnFormSlot() {
  return <noscript>{use(TurnFormContext)}</noscript>
}
