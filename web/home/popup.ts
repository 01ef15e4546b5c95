import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What the address of Home may ask for (specification section 2). */
const POPUP = 'popup'
const TARGET_ABILITY = 'targetAbility'
const SCROLL_TO = 'scrollTo'

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

/** What the address asks of Home, and the way to close its popup. */
export function useHomeAddress() {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const closedAt = useRef<string>(undefined)

  /** Back to Home where the popup was opened there; else the popup alone leaves the address. */
  function closePopup() {
    // A second Escape, before the first one has arrived, would leave Home too.
    if (closedAt.current === key) return
    closedAt.current = key
    if (isOpenedHere(state)) void navigate(-1)
    else void navigate({ search: `${withoutPopup(params)}` }, { replace: true })
  }

  return {
    popup: params.get(POPUP),
    targetAbility: params.get(TARGET_ABILITY),
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
