import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import type { ReaderStore } from './reader/reader.ts'
import { MissedBack } from './start/missed-back.tsx'
import { PushOnce } from './ui/push-once.tsx'

/**
 * Everything around the screens in a browser. Adding a sibling here would change the ids (`useId`) that the server wrote; the
 * law of the drawn pages hydrates a page with this very component (tools/laws/hydrate-page.tsx).
 */
export function BrowserApp({ reader, children }: { reader: ReaderStore; children: ReactNode }) {
  return (
    <App reader={reader}>
      <BrowserRouter>
        <MissedBack>
          <PushOnce>{children}</PushOnce>
        </MissedBack>
      </BrowserRouter>
    </App>
  )
}
