import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { StoryState } from '#reader/story-state.ts'
import type { Story } from '#story/engine/story.ts'
import type { ReaderStore } from './reader.ts'
import { useOnlyStory } from './use-only-story.ts'

type Loading = Pick<StoryState, 'isLoading' | 'hasFailed' | 'hasNewer'> & { retry(): void }

/** What of a reader their story needs. */
export type StoryReader = Pick<ReaderStore, 'get' | 'subscribe' | 'storyAt' | 'dispatch'>

// Apart, so that no screen is drawn anew only because its story is still coming.
const StoryContext = createContext<Story | undefined>(undefined)
const DrawingContext = createContext(0)
const LoadingContext = createContext<Loading | undefined>(undefined)

/** Keeps the story at the reader's chapter. While they go on to a chapter that is not here yet, it stays where it was. */
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

/** All that is known at the reader's chapter; an empty story (chapter 0) when none of it could be loaded. */
export function useStory(): Story {
  return inside(use(StoryContext))
}

/** Counts how often all has been drawn again: for `memo`, which else would keep what later chapters told (`use-only-story.ts`). */
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
