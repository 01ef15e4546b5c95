import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The content security policy: nothing beyond this site, and nothing inline in the page (SHELL-11). */
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

/** The headers of every answer. HTTPS is required where BASE_URL has it. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const headers = secureHeaders({
    // The popup of the Google sign-in must stay connected to us while it shows Google's pages.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') && 'max-age=31536000',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  })
  return (c, next) => {
    c.header('content-security-policy', CONTENT_POLICY)
    return headers(c, next)
  }
}
