import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import type { Story } from '#story/engine/story.ts'
import { StoryProvider, type StoryReader } from '#web/reader/story-context.tsx'

/** Draws what needs a story and an address: a story that stays, at the front page. */
export function WithStory({ story, children }: { story: Story; children: ReactNode }) {
  const state = { chapter: story.chapter, story: { loadedTo: story.chapter } }
  const reader = { get: () => state, subscribe: () => () => {}, storyAt: () => story } as unknown as StoryReader
  return (
    <MemoryRouter>
      <StoryProvider reader={reader}>{children}</StoryProvider>
    </MemoryRouter>
  )
}
