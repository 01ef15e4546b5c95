import type { ReactNode } from 'react'
import { EngravingSprite } from './illustrations/engraving-sprite.tsx'
import type { ReaderStore } from './reader/reader.ts'
import { ReaderProvider } from './reader/reader-context.tsx'
import { StoryProvider } from './reader/story-context.tsx'
import { ReaderToasts } from './shell/reader-toasts.tsx'

/** Wraps the router, on the server and in the browser. */
export function App({ reader, children }: { reader: ReaderStore; children: ReactNode }) {
  return (
    <>
      <EngravingSprite />
      <ReaderProvider reader={reader}>
        <StoryProvider reader={reader}>
          <ReaderToasts>{children}</ReaderToasts>
        </StoryProvider>
      </ReaderProvider>
    </>
  )
}
