import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { EngravingSprite } from './engraving/engraving-sprite.tsx'
import { keepApp } from './offline/app-update.ts'
import { awaitInstallPrompt } from './offline/install.ts'
import { book } from './reader/book.ts'
import { browserGoogle } from './reader/browser-google.ts'
import { deviceStorage, tabStorage } from './reader/device-storage.ts'
import { keepToBook } from './reader/one-book.ts'
import { createReader } from './reader/reader.ts'
import { ReaderProvider } from './reader/reader-context.tsx'
import { StoryProvider } from './reader/story-context.tsx'
import { createStoryFiles, type StoryFiles } from './reader/story-files.ts'
import { createStoryShelf } from './reader/story-shelf.ts'
import { routes } from './routes.tsx'
import { ToastProvider } from './ui/toast.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const outside = { fetch: window.fetch, storage: deviceStorage, tab: tabStorage, now: Date.now, log: console.warn }
// Who writes the story wants to see what was just saved, not what was kept.
const shelf = createStoryShelf(import.meta.env.DEV ? undefined : window.caches, console.warn)
await keepToBook(book.title, deviceStorage, shelf)
const reader = createReader(book.chapters, { ...outside, google: browserGoogle })
const openFiles = () => createStoryFiles(book.chapters, { ...outside, shelf })

awaitInstallPrompt()
if (import.meta.env.PROD) keepApp()

const page = createRoot(root)
const router = createBrowserRouter(routes)
show(openFiles())

// A saved chapter takes its place in the page as it stands, with all that is open in it (tools/vite/live-story.ts).
import.meta.hot?.on('story', async () => {
  const files = openFiles()
  await files.load(reader.bookmark.get().chapter)
  show(files)
})

function show(files: StoryFiles) {
  page.render(
    <StrictMode>
      <EngravingSprite />
      <ReaderProvider reader={reader}>
        <StoryProvider files={files}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </StoryProvider>
      </ReaderProvider>
    </StrictMode>,
  )
}
