// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyStory } from '#story/engine/story.ts'
import { ReaderProvider } from './reader-context.tsx'
import { StoryProvider, useStory } from './story-context.tsx'
import type { StoryFiles } from './story-files.ts'
import { anyProfile } from './testing/profile.ts'
import { createTestReader } from './testing/reader.ts'

afterEach(cleanup)

function Shown() {
  return <p>Chapter {useStory().chapter}</p>
}

/** Opens the story for somebody on a device that has loaded so far and remembers chapter 57. */
function open(profile: Parameters<typeof createTestReader>[0], loadedTo: number) {
  const { reader, arrive } = createTestReader(profile, { currentChapter: '57' })
  const load = vi.fn(async (_chapter: number) => {})
  const leave = vi.fn(async () => {})
  const state = { loadedTo, isLoading: false, hasFailed: false, hasNewer: false }
  const storyAt = (chapter: number) => ({ ...emptyStory, chapter })
  const files: StoryFiles = { get: () => state, subscribe: () => () => {}, storyAt, load, leave }
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider files={files}>
        <Shown />
      </StoryProvider>
    </ReaderProvider>,
  )
  return { reader, load, leave, arrive: () => act(async () => arrive()) }
}

describe('[DATA-6] the story', () => {
  test('is asked for once it is known who reads, and up to their chapter alone', async () => {
    const { load, arrive } = open(anyProfile({ currentChapter: 12 }), 0)
    expect(load).not.toHaveBeenCalled()

    await arrive()
    expect(load.mock.calls).toEqual([[12]])
  })

  test('is shown at the chapter of who goes back, whatever has come', async () => {
    const { reader, arrive } = open(anyProfile({ currentChapter: 57 }), 57)
    await arrive()
    expect(screen.getByText('Chapter 57')).toBeTruthy()

    act(() => void reader.bookmark.turnTo(12))
    expect(screen.getByText('Chapter 12')).toBeTruthy()
  })

  test('stays where it was for who goes on, until more has come', async () => {
    const { arrive } = open(anyProfile({ currentChapter: 80 }), 57)
    await arrive()

    expect(screen.getByText('Chapter 57')).toBeTruthy()
  })

  test('[AUTH-5] leaves the device when nobody is signed in', async () => {
    const { leave, load, arrive } = open(null, 0)
    expect(leave).not.toHaveBeenCalled()

    await arrive()
    expect(leave).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
  })
})
