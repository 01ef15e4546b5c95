import { type ReactNode, useState } from 'react'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

const { first } = book.chapters

/**
 * Where a new reader starts. If a session ended on this device without a sign-out, the device may belong to someone else, so a
 * new reader is asked before starting at its chapter.
 */
export function useBeginning(): { question: ReactNode; ask: (go: () => void) => void } {
  const { session, leftAt, clearDevice } = useReader()
  const [asked, setAsked] = useState<{ chapter: number; go: () => void }>()

  function answer(isMeant: boolean) {
    if (!isMeant) clearDevice()
    asked?.go()
    setAsked(undefined)
  }

  return {
    ask(go) {
      const chapter = leftAt() ?? first
      if (session.status === 'reader' || chapter === first) go()
      else setAsked({ chapter, go })
    },
    question: asked && (
      <Confirm
        open
        title={`Begin at chapter ${asked.chapter}?`}
        confirm={`Begin at chapter ${asked.chapter}`}
        cancel={`Begin at chapter ${first}`}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        onDismiss={() => setAsked(undefined)}
      >
        This device was last at chapter {asked.chapter}. Whoever begins there is shown everything up to it. An account
        that you already have keeps its own chapter.
      </Confirm>
    ),
  }
}
