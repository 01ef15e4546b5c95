import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ReaderProvider } from './reader-context.tsx'
import { StoryProvider, useDrawing, useStory } from './story-context.tsx'
import { anyProfile } from './testing/profile.ts'
import { createTestReader, withStory } from './testing/reader.ts'

afterEach(() => {
  vi.useRealTimers()
})

const drawn = vi.fn()

function Shown() {
  const { chapter } = useStory()
  drawn(chapter)
  return (
    <p>
      Chapter {chapter}, drawing {useDrawing()}
    </p>
  )
}

/** Opens the story on a device that has loaded up to a chapter and remembers chapter 57. */
function open(profile: Parameters<typeof createTestReader>[0], loadedTo: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { reader, arrive } = createTestReader(profile, { currentChapter: '57' })
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider reader={withStory(reader, { loadedTo }).reading}>
        <Shown />
      </StoryProvider>
    </ReaderProvider>,
  )
  return { reader, arrive: () => act(async () => arrive()) }
}

describe('[DATA-6] the story', () => {
  test('is shown at the chapter of who goes back, whatever has come', async () => {
    const { reader, arrive } = open(anyProfile({ currentChapter: 57 }), 57)
    await arrive()
    expect(screen.getByText(/^Chapter 57,/)).toBeTruthy()

    act(() => void reader.turnTo(12))
    expect(screen.getByText(/^Chapter 12,/)).toBeTruthy()
  })

  test('stays where it was for who goes on, until more has come', async () => {
    const { arrive } = open(anyProfile({ currentChapter: 80 }), 57)
    await arrive()

    expect(screen.getByText(/^Chapter 57,/)).toBeTruthy()
  })

  test('[SHELL-3] is not drawn anew while the next chapter is still coming', async () => {
    const { reader, arrive } = open(anyProfile({ currentChapter: 57 }), 57)
    await arrive()
    drawn.mockClear()

    act(() => void reader.turnTo(58))
    expect(drawn).not.toHaveBeenCalled()
  })

  test('is drawn again from the ground up after the last of some steps back, on the way forward too', async () => {
    const { reader, arrive } = open(anyProfile({ currentChapter: 57 }), 57)
    await arrive()
    vi.useFakeTimers()
    for (const chapter of [56, 55, 56]) act(() => void reader.turnTo(chapter))
    expect(screen.getByText('Chapter 56, drawing 0')).toBeTruthy()

    act(() => void vi.runAllTimers())
    expect(screen.getByText('Chapter 56, drawing 1')).toBeTruthy()

    act(() => void reader.turnTo(57))
    act(() => void vi.runAllTimers())
    expect(screen.getByText('Chapter 57, drawing 1')).toBeTruthy()
  })
})
