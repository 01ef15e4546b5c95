import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { IMMUTABLE } from './static-files.ts'

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

/** The headers of every answer; a part of a page has only those that count for it. HTTPS is required where BASE_URL has it. */
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

/** What browsers heed of a document alone, and the id of a line that is not written: half a kilobyte, with each of forty files. */
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

/** A file that never changes is a part of a page; of those only a drawing can be opened as a document. */
function isPart({ ok, headers }: Response) {
  return ok && headers.get('cache-control') === IMMUTABLE && !/html|svg|xml/.test(headers.get('content-type') ?? '')
}
