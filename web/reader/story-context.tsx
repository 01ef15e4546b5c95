import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { StoryState } from '#reader/story-state.ts'
import type { Story } from '#story/engine/story.ts'
import type { ReaderStore } from './reader.ts'
import { useOnlyStory } from './use-only-story.ts'

type Reading = Pick<StoryState, 'isLoading' | 'hasFailed' | 'hasNewer'> & {
  story: Story
  retry(): void
}

/** What of a reader their story needs. */
export type StoryReader = Pick<ReaderStore, 'get' | 'subscribe' | 'storyAt' | 'dispatch'>

const StoryContext = createContext<Reading | undefined>(undefined)

/** Keeps the story at the reader's chapter. While they go on to a chapter that is not here yet, it stays where it was. */
export function StoryProvider({ reader, children }: { reader: StoryReader; children: ReactNode }) {
  const { get, subscribe, storyAt, dispatch } = reader
  const chapterNow = () => get().chapter
  const storyNow = () => get().story
  const chapter = useSyncExternalStore(subscribe, chapterNow, chapterNow)
  const state = useSyncExternalStore(subscribe, storyNow, storyNow)
  const { isLoading, hasFailed, hasNewer, loadedTo } = state
  const story = useOnlyStory(storyAt(chapter, state))
  const reading: Reading = {
    story,
    isLoading: isLoading || (loadedTo < chapter && !hasFailed),
    hasFailed,
    hasNewer,
    retry: () => dispatch({ type: 'retried' }),
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
