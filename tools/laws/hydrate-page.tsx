import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { OPEN_SHEET } from '#api/drawn-page.ts'
import type { Story } from '#story/engine/story.ts'
import { BrowserApp } from '#web/browser-app.tsx'
import { loadScreens } from '#web/load-screens.ts'
import { createStaticReader } from '#web/reader/static-reader.ts'
import { routes } from '#web/routes.tsx'
import { RouteScreens } from '#web/shell/route-screens.tsx'
import { loadOpened } from '#web/ui/opened-part.tsx'

// In a browser every element has it, in happy-dom fields alone.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus')
  },
})

/** After this time, React has reported what it had to complain about. */
const REPORTED_MS = 20

/**
 * Lets the app take over a drawn page with what is open over it, and returns the page before and after, and every error that React reports.
 *
 * @throws if the sheet that was drawn is drawn anew, or never hydrated
 */
export async function hydratePage(address: string, html: string, story: Story | undefined) {
  // No server answers here; what is drawn of an answer comes later.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const complaints: unknown[] = []
  const errors = vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = html
  const before = root.innerHTML
  window.history.replaceState(null, '', address)
  const sheet = root.querySelector(`[${OPEN_SHEET}]`)
  await loadScreens(routes, address)
  await loadOpened()
  const taken = Promise.withResolvers<string>()
  const app = hydrateRoot(
    root,
    <StrictMode>
      <Taken onTaken={() => taken.resolve(root.innerHTML)}>
        <BrowserApp reader={createStaticReader(story)}>
          <RouteScreens routes={routes} />
        </BrowserApp>
      </Taken>
    </StrictMode>,
    { onRecoverableError: (error) => void complaints.push(error) },
  )
  const after = await taken.promise
  if (sheet) await vi.waitFor(() => expect(root.contains(sheet) && isHydrated(sheet), address).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, REPORTED_MS))
  app.unmount()
  errors.mockRestore()
  return { before, after, complaints }
}

/** React keeps the properties of an element that it has hydrated at the element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Reports when everything has been drawn once and nothing again. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onTaken, [])
  return children
}
