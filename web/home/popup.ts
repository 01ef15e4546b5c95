import { useLocation, useSearchParams } from 'react-router'
import { parameter } from '#story/entries/routes.ts'
import { useClose } from '#web/popup/use-close.ts'
import { book } from '#web/reader/book.ts'

/** What the address of Home may ask for (specification section 2). */
const POPUP = parameter('home', 'popup')
const TARGET_ABILITY = parameter('home', 'targetAbility')
const SCROLL_TO = parameter('home', 'scrollTo')

const { balance, inventory, abilities } = book.sections

/** All that may open over Home, as far as the book has it. */
const POPUPS = [
  balance && 'balance',
  inventory && 'inventory',
  abilities && 'abilities',
  'portrait',
  book.protagonist.popup,
]

/** In the state of a page of the history: the popup was opened on the page before it. */
const OPENED_HERE = 'openedHere'

/** What a link needs to open a popup on Home, for `<Link {...popupLink('balance')} />`. */
export function usePopupLink() {
  const [params] = useSearchParams()
  return (popup: string) => {
    const search = withoutPopup(params)
    search.set(POPUP, popup)
    return { to: { search: `${search}` }, state: { [OPENED_HERE]: true } }
  }
}

/**
 * What the address asks of Home, and the way to close its popup: back to Home where it was opened there; else the popup
 * alone leaves the address.
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
    /** The address without a popup that does not exist. */
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
