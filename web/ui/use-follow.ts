import { type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

type Click = MouseEvent<HTMLAnchorElement>

/**
 * Follows a link within the app when it is clicked, as the router's own `Link` does. `Link` reads the current address when
 * rendered, so all of them are rendered again whenever something opens over the page: in a list, hundreds.
 */
export function useFollow(): (click: Click, to: string) => void {
  const { navigator } = use(NavigationContext)
  return (click, to) => {
    if (click.defaultPrevented || !isPlain(click)) return
    click.preventDefault()
    navigator.push(to)
  }
}

/** Any other click opens a tab or a window, or saves the link's target. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
