const [HOST, FORMER] = ['__Host-', '__Secure-']

/**
 * What Better Auth calls its cookies. Behind https no other host of our domain can set one of that name, nor does a browser take
 * it over plain http (RFC 6265bis, `__Host-`).
 */
export function cookieSettings(baseUrl: string) {
  if (!baseUrl.startsWith('https:')) return {}
  return {
    cookiePrefix: `${HOST}better-auth`,
    // Or it would put its own prefix before ours.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: true },
  }
}

/** The name that a cookie had in version 0.2 and before: sessions under it go on. Undefined where it was the same. */
export function formerName(name: string): string | undefined {
  return name.startsWith(HOST) ? FORMER + name.slice(HOST.length) : undefined
}

/**
 * What takes cookies of the former name out of a browser that brought them, where those of this name are set or taken away. One of the
 * same value stays, because a server of the former version may be asked next.
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
