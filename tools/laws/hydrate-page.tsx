import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Story } from '#story/engine/story.ts'
import { BrowserApp } from '#web/browser-app.tsx'
import { loadScreens } from '#web/load-screens.ts'
import { createStillReader } from '#web/reader/still-reader.ts'
import { routes } from '#web/routes.tsx'
import { RouteScreens } from '#web/shell/route-screens.tsx'

/** After this time, what opens over a page and is loaded for it has been taken over too. */
const OPENED_MS = 20

/** Lets the app take over a drawn page, and returns the page before and after, and every error that React reports. */
export async function hydratePage(address: string, html: string, story: Story | undefined) {
  const complaints: unknown[] = []
  const errors = vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = html
  const before = root.innerHTML
  window.history.replaceState(null, '', address)
  await loadScreens(routes, address)
  const taken = Promise.withResolvers<string>()
  const app = hydrateRoot(
    root,
    <StrictMode>
      <Taken onTaken={() => taken.resolve(root.innerHTML)}>
        <BrowserApp reader={createStillReader(story)}>
          <RouteScreens routes={routes} />
        </BrowserApp>
      </Taken>
    </StrictMode>,
    { onRecoverableError: (error) => void complaints.push(error) },
  )
  const after = await taken.promise
  await new Promise((resolve) => setTimeout(resolve, OPENED_MS))
  app.unmount()
  errors.mockRestore()
  return { before, after, complaints }
}

/** Reports when everything has been drawn once and nothing again. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onTaken, [])
  return children
}
