import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What a page of ours may do: nothing beyond this site (SHELL-11). Scripts come from our own files only. Styles too, but
 * for the one `<style>` that the scroll lock of open dialogs injects: it carries the nonce of its page view.
 */
export function contentPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
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
}

/** The headers of every answer; a page that brings its own policy keeps it. HTTPS is demanded where readers come by it. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const headers = secureHeaders({
    // The popup of the Google sign-in has to outlive its way over Google's pages.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: baseUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  })
  const policy = contentPolicy()
  return (c, next) => {
    c.header('content-security-policy', policy)
    return headers(c, next)
  }
}
