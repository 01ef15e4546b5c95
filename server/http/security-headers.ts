import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** What a page of ours may do: nothing beyond this site, and nothing that is written into the page (SHELL-11). */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of every answer. HTTPS is demanded where readers come by it. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const headers = secureHeaders({
    // The popup of the Google sign-in has to outlive its way over Google's pages.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  })
  return (c, next) => {
    c.header('content-security-policy', CONTENT_POLICY)
    return headers(c, next)
  }
}
