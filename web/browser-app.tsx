import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import type { ReaderStore } from './reader/reader.ts'
import { MissedBack } from './start/missed-back.tsx'

/**
 * All that stands around the screens in a browser. Whatever is put beside them here gives them other ids (`useId`) than the server
 * wrote: the law of the drawn pages takes over a page with this very part (tools/laws/hydrate-page.tsx).
 */
export function BrowserApp({ reader, children }: { reader: ReaderStore; children: ReactNode }) {
  return (
    <App reader={reader}>
      <BrowserRouter>
        <MissedBack>{children}</MissedBack>
      </BrowserRouter>
    </App>
  )
}
