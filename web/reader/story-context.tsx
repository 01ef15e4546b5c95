import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { StoryState } from '#reader/story-state.ts'
import type { Story } from '#story/engine/story.ts'
import type { ReaderStore } from './reader.ts'
import { useOnlyStory } from './use-only-story.ts'

type Loading = Pick<StoryState, 'isLoading' | 'hasFailed' | 'hasNewer'> & { retry(): void }

/** What the story needs from a reader. */
export type StoryReader = Pick<ReaderStore, 'get' | 'subscribe' | 'storyAt' | 'dispatch'>

// Separate, so that loading progress does not render every screen again.
const StoryContext = createContext<Story | undefined>(undefined)
const DrawingContext = createContext(0)
const LoadingContext = createContext<Loading | undefined>(undefined)

/** Provides the story at the reader's chapter. While a later chapter is loading, the story stays where it was. */
export function StoryProvider({ reader, children }: { reader: StoryReader; children: ReactNode }) {
  const { get, subscribe, storyAt, dispatch } = reader
  const chapterNow = () => get().chapter
  const storyNow = () => get().story
  const chapter = useSyncExternalStore(subscribe, chapterNow, chapterNow)
  const state = useSyncExternalStore(subscribe, storyNow, storyNow)
  const { isLoading, hasFailed, hasNewer, loadedTo } = state
  const [story, drawing] = useOnlyStory(storyAt(chapter, state))
  const loading: Loading = {
    isLoading: isLoading || (loadedTo < chapter && !hasFailed),
    hasFailed,
    hasNewer,
    retry: () => dispatch({ type: 'retried' }),
  }
  return (
    <StoryContext value={story}>
      <DrawingContext value={drawing}>
        <LoadingContext value={loading}>{children}</LoadingContext>
      </DrawingContext>
    </StoryContext>
  )
}

/** Everything known at the reader's chapter; an empty story (chapter 0) if none could be loaded. */
export function useStory(): Story {
  return inside(use(StoryContext))
}

/** Counts full re-renders, for `memo`, which otherwise would retain what later chapters told (`use-only-story.ts`). */
export function useDrawing(): number {
  return use(DrawingContext)
}

/** The story, and whether it is complete. */
export function useReading(): Loading & { story: Story } {
  const story = useStory()
  return { ...inside(use(LoadingContext)), story }
}

function inside<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('useStory() needs a StoryProvider around it')
  return value
}
