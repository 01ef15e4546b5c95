import './styles/index.css'
import '#fonts.css'
import '#app-fonts.css'
import { StrictMode, Suspense, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LATE_FONTS, LATE_STYLES } from '#api/drawn-page.ts'
import { BrowserApp } from './browser-app.tsx'
import { addLate } from './late-styles.ts'
import { loadScreens } from './load-screens.ts'
import { keepApp } from './offline/app-update.ts'
import { awaitInstallPrompt } from './offline/install.ts'
import { book } from './reader/book.ts'
import { createChapterCookie } from './reader/chapter-cookie.ts'
import { deviceStorage, tabStorage } from './reader/device-storage.ts'
import { listen } from './reader/listen.ts'
import { migrateDevice } from './reader/migrate-device.ts'
import { createOfflineStore } from './reader/offline-store.ts'
import { keepToBook } from './reader/one-book.ts'
import { createReader } from './reader/reader.ts'
import { routes } from './routes.tsx'
import { AppLoading } from './shell/app-state.tsx'
import { showFolded } from './shell/folded.ts'
import { markFollowed } from './shell/known-mark.ts'
import { RouteScreens } from './shell/route-screens.tsx'
import { Alive } from './start/alive.tsx'
import { takeAnswers } from './start/take-answers.ts'
import { isAsDrawn } from './take-over.ts'
import { afterPaint } from './ui/after-paint.ts'
import { untilSheetIsAlive } from './ui/drawn-sheet.ts'
import { reachFor } from './ui/lazy-part.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

showFolded(document.documentElement)
addLate(LATE_FONTS)
addLate(LATE_STYLES)

// In development, authors want to see what they just saved, not what is stored.
const store = createOfflineStore(import.meta.env.PROD, console.warn)
migrateDevice(deviceStorage, () => window.caches)
await keepToBook(book.title, deviceStorage, store)
const reader = createReader(book.chapters, {
  fetch: takeAnswers(window.started?.asked ?? new Map(), window.fetch),
  storage: deviceStorage,
  tab: tabStorage,
  cookie: createChapterCookie(document, book.chapters, window.location.protocol === 'https:'),
  store,
  now: Date.now,
  log: console.warn,
  afterPaint,
})

// Starts before the first render, because another tab may go back while the story is loading.
listen(reader, window)
markFollowed(window)
awaitInstallPrompt()
if (import.meta.env.PROD) keepApp()

// A saved chapter is replaced in the running page, keeping everything open in it (tools/vite/live-story.ts).
import.meta.hot?.on('story', () => reader.dispatch({ type: 'edited' }))

/** Not at the top level: the screens share code in this module, so none could run before it has finished. */
async function draw(root: HTMLElement) {
  const address = () => window.location.pathname + window.location.search
  const whereabouts = () => `${address()} ${reader.get().chapter} ${reader.get().session.status}`
  // If there is no page to hydrate, the screen is loaded in parallel with the reader and the story.
  reachFor(() => loadScreens(routes, address()))
  const isTakenOver = await isAsDrawn({ root, address, routes }, reader)
  const onAlive = async () => {
    await untilSheetIsAlive()
    root.removeAttribute('data-chapter')
    window.started?.onAlive(isTakenOver)
  }
  const screens = <RouteScreens routes={routes} />
  const app = (
    <StrictMode>
      <Alive onAlive={onAlive}>
        <BrowserApp reader={reader}>
          {isTakenOver ? screens : <Suspense fallback={<AppLoading />}>{screens}</Suspense>}
        </BrowserApp>
      </Alive>
    </StrictMode>
  )
  if (isTakenOver) {
    const taken = whereabouts()
    // As a transition, hydration runs in slices, and the page can scroll in between.
    startTransition(() => {
      hydrateRoot(root, app, {
        // If the reader turns or goes back in these milliseconds, the page is rightly rendered anew.
        onRecoverableError: (error) => whereabouts() === taken && reportError(error),
      })
    })
  } else {
    // The page is another reader's, or for another chapter: none of it may stay.
    root.replaceChildren()
    createRoot(root).render(app)
  }
}

void draw(root)
