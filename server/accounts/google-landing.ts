import { html } from 'hono/html'
import { ADDRESSES } from '#api/addresses.ts'
import { GOOGLE_CHANNEL } from '#api/sign-in.ts'
import { href } from '#story/entries/routes.ts'

/**
 * The last page of the Google sign-in popup. Its script notifies our other window and closes this one. Google's pages break the link
 * between the two windows, hence a BroadcastChannel. The text is for browsers that do not let the popup close itself.
 */
export function landingPage(error: string | undefined) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Sign-in with Google</title>
    <script src="${ADDRESSES.googleDoneScript}" defer></script>
  </head>
  <body data-error="${error ?? ''}">
    <p>${error ?? 'You are signed in.'}</p>
    <p>You may close this window, or <a href="${error ? href('signIn') : href('home')}">go on here</a>.</p>
  </body>
</html>`
}

export const LANDING_SCRIPT = `new BroadcastChannel('${GOOGLE_CHANNEL}').postMessage({ error: document.body.dataset.error || null })
window.close()
`
