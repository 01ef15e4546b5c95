import type { Context } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

/**
 * The headers that keep a page to this site alone (SHELL-11).
 *
 * - Scripts come from our own files only. Styles too, but for the one `<style>` that the scroll lock of open dialogs
 *   injects: it carries the nonce of its page view.
 * - The popup of the Google sign-in has to outlive its way over Google's pages, hence `same-origin-allow-popups`.
 * - HTTPS is demanded from browsers where readers reach the server by it.
 */
export function securityHeaders(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https:')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isSecure && { upgradeInsecureRequests: [] }),
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isSecure && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  })
}

/** The nonce in the Content-Security-Policy of this answer. */
export function nonceOf(c: Context): string {
  return c.get('secureHeadersNonce') ?? ''
}
