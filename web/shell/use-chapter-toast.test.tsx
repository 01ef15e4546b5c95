import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ReaderProvider, useReader } from '#web/reader/reader-context.tsx'
import { StoryProvider } from '#web/reader/story-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader, withStory } from '#web/reader/testing/reader.ts'
// Imported up front: loading it with the first toast takes long on a busy machine.
import '#web/ui/toast-list.tsx'
import { ReaderToasts } from './reader-toasts.tsx'
import { useChapterToast } from './use-chapter-toast.tsx'

function Shell() {
  useChapterToast()
  return null
}

function SignedIn() {
  return useReader().session.status === 'reader' && <Shell />
}

/** A reader at 42, whose story is available up to a chapter, later up to the one that `come` names. */
async function open(loadedTo = 214) {
  const { reader, arrive } = createTestReader(anyProfile({ currentChapter: 42 }))
  const { reading, come, fail } = withStory(reader, { loadedTo })
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider reader={reading}>
        <ReaderToasts>
          <MemoryRouter>
            <SignedIn />
          </MemoryRouter>
        </ReaderToasts>
      </StoryProvider>
    </ReaderProvider>,
  )
  await act(async () => arrive())
  return {
    turnTo: (chapter: number) => act(async () => void reader.turnTo(chapter)),
    come: (loadedTo: number) => act(async () => come(loadedTo)),
    fail: () => act(async () => fail()),
    undo: async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' })),
    chapter: () => reader.get().chapter,
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

  test('leaves no word of what is further on, and no way there, with one who goes back', async () => {
    const { turnTo, chapter } = await open()
    await turnTo(60)
    await screen.findByRole('button', { name: 'Undo' })
    await turnTo(12)

    expect(await screen.findByText(/^Chapter 12\./)).toBeTruthy()
    expect(screen.queryByText(/^Chapter 60\./)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(chapter()).toBe(12)
  })

  test('gives way to what is said of the next turn', async () => {
    const { turnTo } = await open()
    await turnTo(60)
    await screen.findByText(/^Chapter 60\./)
    await turnTo(61)

    expect(await screen.findByText(/^Chapter 61\./)).toBeTruthy()
    expect(screen.queryByText(/^Chapter 60\./)).toBeNull()
  })
})

describe('[SHELL-18] a turn to a chapter that cannot be loaded', () => {
  test('is what the notice is about, not the turn before', async () => {
    const { turnTo, come, fail } = await open()
    await come(43)
    await turnTo(43)
    await screen.findByText(/^Chapter 43\./)
    await turnTo(44)
    await fail()

    expect(await screen.findByText(/^Chapter 44\./)).toBeTruthy()
    expect(screen.queryByText(/^Chapter 43\./)).toBeNull()
  })

  test('says nothing to a reader who has not turned', async () => {
    const { fail } = await open(41)
    await fail()

    expect(screen.queryByText(/^Chapter \d+\./)).toBeNull()
  })
})
