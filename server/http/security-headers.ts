import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { IMMUTABLE } from './static-files.ts'

/** The content security policy: nothing from other sites, and nothing inline (SHELL-11). */
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

/** Adds security headers to every answer; subresources get only those that matter to them. Requires HTTPS if BASE_URL has it. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const headers = secureHeaders({
    // The popup of the Google sign-in must stay connected to us while it shows Google's pages.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') && 'max-age=31536000',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  })
  return async (c, next) => {
    c.header('content-security-policy', CONTENT_POLICY)
    await headers(c, next)
    if (isPart(c.res)) for (const name of OF_DOCUMENTS) c.res.headers.delete(name)
  }
}

/**
 * Headers that browsers heed on documents only, and the id of a line that is not logged: they would add half a kilobyte to each of forty
 * files.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]

/** Immutable files are subresources; of those only a drawing can be opened as a document. */
function isPart({ ok, headers }: Response) {
  return ok && headers.get('cache-control') === IMMUTABLE && !/html|svg|xml/.test(headers.get('content-type') ?? '')
}
