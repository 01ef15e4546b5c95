import { useEffect, useRef, useState } from 'react'
import { saveAs } from '#web/components/save-as.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Format } from './formats.ts'

/** The file being made, and its progress in per cent. */
export type Making = { format: Format; percent: number }

/** Makes a file of the story at the reader's chapter and saves it, one at a time. Turning a chapter cancels it. */
export function useMaking() {
  const story = useStory()
  const say = useToast()
  const [making, setMaking] = useState<Making>()
  const abort = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file for another chapter is no longer wanted
  useEffect(
    () => () => {
      abort.current?.abort()
      setMaking(undefined)
    },
    [story],
  )

  async function make(format: Format) {
    const own = new AbortController()
    abort.current = own
    setMaking({ format, percent: 0 })
    const tell = (share: number) => setMaking({ format, percent: Math.round(share * 100) })
    try {
      const { makeFile } = await import('./make-file.ts')
      own.signal.throwIfAborted()
      const made = await makeFile(story, book, { format, madeAt: new Date(), tell, signal: own.signal })
      own.signal.throwIfAborted()
      saveAs(made.name, made.bytes, made.type)
    } catch (error) {
      if (own.signal.aborted) return
      console.error(error)
      say({ kind: 'alert', text: 'The file could not be made. Please try again.' })
    }
    setMaking(undefined)
  }

  function cancel() {
    abort.current?.abort()
    setMaking(undefined)
  }

  return { making, make, cancel, chapter: story.chapter }
}
