import { type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

type Click = MouseEvent<HTMLAnchorElement>

/**
 * Follows a link to an address of the app where it is clicked, as the router's own `Link` does. That one reads the present
 * address while it is drawn, so each is drawn anew whenever something opens over the page: in a list these are hundreds.
 */
export function useFollow(): (click: Click, to: string) => void {
  const { navigator } = use(NavigationContext)
  return (click, to) => {
    if (click.defaultPrevented || !isPlain(click)) return
    click.preventDefault()
    // Whoever is there already takes no further step in the history.
    if (click.currentTarget.href === window.location.href) navigator.replace(to)
    else navigator.push(to)
  }
}

/** Any other opens a tab or a window, or saves what the link leads to. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
