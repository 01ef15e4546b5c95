import { useLocation, useSearchParams } from 'react-router'
import { parameter } from '#story/entries/routes.ts'
import { useClose } from '#web/popup/use-close.ts'
import { book } from '#web/reader/book.ts'

/** The query parameters of Home (specification section 2). */
const POPUP = parameter('home', 'popup')
const TARGET_ABILITY = parameter('home', 'targetAbility')
const SCROLL_TO = parameter('home', 'scrollTo')

const { balance, inventory, abilities } = book.sections

/** Every popup of Home that the book has. */
const POPUPS = [
  balance && 'balance',
  inventory && 'inventory',
  abilities && 'abilities',
  'portrait',
  book.protagonist.popup,
]

/** A key in the history state: the popup was opened from the page before it. */
const OPENED_HERE = 'openedHere'

/** The props for a link that opens a popup on Home: `<Link {...popupLink('balance')} />`. */
export function usePopupLink() {
  const [params] = useSearchParams()
  return (popup: string) => {
    const search = withoutPopup(params)
    search.set(POPUP, popup)
    return { to: { search: `${search}` }, state: { [OPENED_HERE]: true } }
  }
}

/**
 * Home's state in the address, and how to close its popup: by going back if it was opened from Home, or else by removing it
 * from the address.
 */
export function useHomeAddress() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const search = `${withoutPopup(params)}`
  const closePopup = useClose({ search }, () => isOpenedHere(state))
  const popup = params.get(POPUP)
  const isUnknown = popup !== null && !POPUPS.includes(popup)
  return {
    popup: isUnknown ? null : popup,
    targetAbility: isUnknown ? null : params.get(TARGET_ABILITY),
    /** The address without an unknown popup. */
    instead: isUnknown ? { search } : undefined,
    scrollTo: params.get(SCROLL_TO),
    closePopup,
  }
}

function withoutPopup(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(POPUP)
  rest.delete(TARGET_ABILITY)
  return rest
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED_HERE in state
}
