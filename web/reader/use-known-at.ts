import { useEffect, useState } from 'react'
import { ADDRESSES } from '#api/addresses.ts'
import type { StoryIndex } from '#api/book.ts'
import { inTime } from './api-client.ts'

/** How much is known at a chapter; `out-of-reach` if offline. */
export type KnownAt = StoryIndex['known'] | 'out-of-reach'

/** In milliseconds: someone typing `214` means neither 2 nor 21. */
const TYPING_MS = 250
const TIMEOUT_MS = 10_000

/**
 * How much a reader at this chapter knows; undefined for no chapter and while loading. Only the numbers are fetched: the story
 * itself is loaded when the reader goes there, and the browser does not cache the answer.
 */
export function useKnownAt(chapter: number | undefined): KnownAt | undefined {
  const [told, setTold] = useState<{ chapter: number; known: KnownAt }>()
  useEffect(() => {
    if (chapter === undefined) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const known = await askKnown(chapter, asking.signal)
      if (!asking.signal.aborted) setTold({ chapter, known })
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [chapter])
  return told?.chapter === chapter ? told?.known : undefined
}

async function askKnown(chapter: number, signal: AbortSignal): Promise<KnownAt> {
  try {
    return await inTime(TIMEOUT_MS, signal, async (timed) => {
      const response = await fetch(`${ADDRESSES.story}/index/${chapter}.json`, { cache: 'no-store', signal: timed })
      if (!response.ok) return 'out-of-reach'
      return ((await response.json()) as StoryIndex).known
    })
  } catch {
    return 'out-of-reach'
  }
}
