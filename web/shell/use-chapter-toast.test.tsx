// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyStory } from '#story/engine/story.ts'
import { ReaderProvider, useReader } from '#web/reader/reader-context.tsx'
import { createStore } from '#web/reader/store.ts'
import { StoryProvider } from '#web/reader/story-context.tsx'
import type { StoryFiles, StoryLoad } from '#web/reader/story-files.ts'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
// It comes with the first slip, and on a busy machine late.
import '#web/ui/toast-slips.tsx'
import { useChapterToast } from './use-chapter-toast.ts'

afterEach(cleanup)

function Shell() {
  useChapterToast()
  return null
}

function SignedIn() {
  return useReader().session.status === 'reader' && <Shell />
}

/** A reader at 42, whose story comes at once as far as `come` says. */
async function open() {
  const { reader, arrive } = createTestReader(anyProfile({ currentChapter: 42 }))
  const state = createStore<StoryLoad>({ loadedTo: 214, isLoading: false, hasFailed: false, hasNewer: false })
  const storyAt = (chapter: number) => ({ ...emptyStory, chapter })
  const files: StoryFiles = { ...state, storyAt, load: async () => {}, leave: async () => {} }
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider files={files}>
        <ToastProvider>
          <SignedIn />
        </ToastProvider>
      </StoryProvider>
    </ReaderProvider>,
  )
  await act(async () => arrive())
  return {
    turnTo: (chapter: number) => act(async () => void reader.bookmark.turnTo(chapter)),
    come: (loadedTo: number) => act(async () => state.set({ ...state.get(), loadedTo })),
    undo: async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' })),
    chapter: () => reader.bookmark.get().chapter,
  }
}

describe('[SHELL-3] a leap', () => {
  test('is undone to where the reader was', async () => {
    const { turnTo, undo, chapter } = await open()
    await turnTo(60)
    await undo()

    expect(chapter()).toBe(42)
  })

  test('is undone to where the reader was, though its story came in parts', async () => {
    const { turnTo, come, undo, chapter } = await open()
    await come(42)
    await turnTo(60)
    await come(50)
    await come(60)
    await undo()

    expect(chapter()).toBe(42)
  })

  test('is undone by going back alone: who has turned back further stays there', async () => {
    const { turnTo, undo, chapter } = await open()
    await turnTo(60)
    await turnTo(12)
    await undo()

    expect(chapter()).toBe(12)
  })
})
