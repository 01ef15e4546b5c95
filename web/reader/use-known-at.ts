import { useEffect, useState } from 'react'
import { ADDRESSES } from '#api/addresses.ts'
import type { StoryIndex } from '#api/book.ts'
import { inTime } from './api-client.ts'

/** How much a chapter opens; `out-of-reach` where no network says so. */
export type KnownAt = StoryIndex['known'] | 'out-of-reach'

/** In milliseconds: somebody who types `214` means neither 2 nor 21. */
const TYPING_MS = 250
const PATIENCE_MS = 10_000

/**
 * How much a reader who comes to this chapter knows; undefined for none and while it is asked for. Only the numbers are asked for: the story
 * itself comes when the reader goes there, and the browser keeps nothing of the answer.
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
    return await inTime(PATIENCE_MS, signal, async (patience) => {
      const response = await fetch(`${ADDRESSES.story}/index/${chapter}.json`, { cache: 'no-store', signal: patience })
      if (!response.ok) return 'out-of-reach'
      return ((await response.json()) as StoryIndex).known
    })
  } catch {
    return 'out-of-reach'
  }
}
