import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import type { Story } from '#story/engine/story.ts'
import { useReader } from './reader-context.tsx'
import type { StoryFiles } from './story-files.ts'

type Reading = {
  story: Story
  /** Something up to the reader's chapter is still on its way. */
  isLoading: boolean
  /** Something up to the reader's chapter did not come; the story ends before it. */
  hasFailed: boolean
  /** The story has been corrected since it was kept on this device; loading the page anew shows it. */
  hasNewer: boolean
  retry(): void
}

const StoryContext = createContext<Reading | undefined>(undefined)

/** Keeps the story at the reader's chapter. While a further chapter loads, the story stays as it was. */
export function StoryProvider({ files, children }: { files: StoryFiles; children: ReactNode }) {
  const { chapter, session } = useReader()
  const isSignedIn = session.status === 'reader'
  const isNobody = session.status === 'visitor'
  const { isLoading, hasFailed, hasNewer, loadedTo } = useSyncExternalStore(files.subscribe, files.get)
  useEffect(() => {
    // Whoever comes may stand before the chapter that this device remembers: nothing is asked for until they are known.
    if (!isSignedIn) return
    const retry = () => void (files.get().hasFailed && files.load(chapter))
    void files.load(chapter)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [files, chapter, isSignedIn])
  useEffect(() => {
    if (isNobody) void files.leave()
  }, [files, isNobody])

  const reading: Reading = {
    story: files.storyAt(Math.min(chapter, loadedTo)),
    isLoading: isLoading || (loadedTo < chapter && !hasFailed),
    hasFailed,
    hasNewer,
    retry: () => void files.load(chapter),
  }
  return <StoryContext value={reading}>{children}</StoryContext>
}

/** All that is known at the reader's chapter; an empty story (chapter 0) when none of it could be loaded. */
export function useStory(): Story {
  return useReading().story
}

/** The story, and whether it is complete. */
export function useReading(): Reading {
  const reading = use(StoryContext)
  if (!reading) throw new Error('useStory() needs a StoryProvider around it')
  return reading
}
