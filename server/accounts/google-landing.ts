import { html } from 'hono/html'
import { ADDRESSES } from '#api/addresses.ts'
import { GOOGLE_CHANNEL } from '#api/sign-in.ts'
import { href } from '#story/entries/routes.ts'

/**
 * Where the popup of the Google sign-in ends: its script tells our other window and closes this one. Google's pages cut
 * the tie between the two windows, hence a channel; and a browser that does not let the popup close shows this text.
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
