/**
 * Stores the app, so that it opens offline: its files, and its single page for all its addresses. It stores nothing of the
 * story or the reader; the story has its own store (web/reader/offline-store.ts).
 *
 * tools/vite/service-worker.ts prepends the constants.
 */
declare const VERSION: string
declare const FILES: readonly string[]
/** The app's single page, with nothing of the story in it. */
declare const PAGE: string
/** The first segments of the app's addresses. All others are left to the server. */
declare const PLACES: readonly string[]
/** The first segments of addresses that only the server answers. */
declare const OF_SERVER: readonly string[]

type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(response: Promise<Response>): void }
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const PREFIX = 'app-'
const CURRENT = PREFIX + VERSION
const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions().then(() => worker.clients.claim())))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (OF_SERVER.includes(firstPart(pathname))) return
  event.respondWith(mode === 'navigate' ? page(event.request) : file(event.request))
})

async function keepFiles() {
  const cache = await caches.open(CURRENT)
  // Files with a hash in their name may come from the browser's cache; everything else must be current.
  await cache.addAll(
    FILES.map((name) => new Request(name, { cache: name.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

/** Also keeps the previous version, because a page of it may still be open and request one of its screens. */
async function forgetOldVersions() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page and the files it refers to must be of the same version. */
async function page(request: Request): Promise<Response> {
  const isOurs = PLACES.includes(firstPart(new URL(request.url).pathname))
  const answer = isOurs ? undefined : await fetch(request).catch(() => undefined)
  return answer ?? (await caches.match(PAGE, { cacheName: CURRENT })) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

function firstPart(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}
