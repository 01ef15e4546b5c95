/**
 * Keeps the app itself, so that it opens without a network: its files, and its one page for every address of it. Of the story
 * and of the reader it keeps nothing; the story has a store of its own (web/reader/offline-store.ts).
 *
 * tools/vite/service-worker.ts puts the constants in front.
 */
declare const VERSION: string
declare const FILES: readonly string[]
/** The app's one page, with nothing of the story in it. */
declare const PAGE: string
/** The first parts of the app's addresses. Any other is the server's to answer. */
declare const PLACES: readonly string[]
/** The first parts of what only the server answers. */
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
  // What has a hash in its name may come out of the browser's cache; anything else has to be today's.
  await cache.addAll(
    FILES.map((name) => new Request(name, { cache: name.startsWith('/assets/') ? 'default' : 'reload' })),
  )
}

/** Keeps the version before, too: a page of it may still be open, and may yet ask for one of its screens. */
async function forgetOldVersions() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page and the files that it names belong to one version. */
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
