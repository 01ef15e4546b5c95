import { type App, ORIGIN } from './open-app.ts'

export type Browser = ReturnType<typeof createBrowser>

/** Makes requests like a browser on our own page: keeps cookies, and sends its origin with each write. */
export function createBrowser(app: Pick<App, 'request'>) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.request(ORIGIN + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { origin: ORIGIN, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }

  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) => send('PATCH', path, body, headers),
    delete: (path: string, body?: unknown, headers?: Record<string, string>) => send('DELETE', path, body, headers),
  }
}

/** A server in another process for such a browser; start it with our origin as `BASE_URL`. */
export function overNetwork(url: string): Pick<App, 'request'> {
  return { request: (address, init) => fetch(String(address).replace(ORIGIN, url), init) }
}

/** Status and JSON of an answer, for a one-line comparison. */
export async function answer(response: Promise<Response>): Promise<[status: number, body: unknown]> {
  const { status, text } = await response.then(async (it) => ({ status: it.status, text: await it.text() }))
  return [status, text === '' ? undefined : JSON.parse(text)]
}
