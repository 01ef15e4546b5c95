const [HOST, FORMER] = ['__Host-', '__Secure-']

/**
 * The names of Better Auth's cookies. Over HTTPS they have the `__Host-` prefix (RFC 6265bis): no other host of our domain can set such a
 * cookie, and browsers do not accept it over plain HTTP.
 */
export function cookieSettings(baseUrl: string) {
  if (!baseUrl.startsWith('https:')) return {}
  return {
    cookiePrefix: `${HOST}better-auth`,
    // Otherwise Better Auth would put its own prefix before ours.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: true },
  }
}

/** The name of a cookie in version 0.2 and earlier, so that old sessions continue; undefined if it was the same. */
export function formerName(name: string): string | undefined {
  return name.startsWith(HOST) ? FORMER + name.slice(HOST.length) : undefined
}

/**
 * Cookies that delete stale ones of the former name from a browser that sent them, whenever those of the new name are set or deleted. One
 * with the same value stays, because the next request may reach a server of the former version.
 */
export function withoutFormer(cookies: readonly string[], brought = ''): string[] {
  return cookies.flatMap((cookie) => {
    const [pair = ''] = cookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const former = formerName(name)
    const others = brought.split(/; */).filter((other) => former && other.startsWith(`${former}=`))
    const isStale = others.some((other) => other !== former + pair.slice(name.length))
    return isStale ? [`${former}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`] : []
  })
}
