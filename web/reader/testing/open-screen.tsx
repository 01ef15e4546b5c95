import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { StoryProvider } from '#web/reader/story-context.tsx'
import { anyProfile } from './profile.ts'
import { createTestReader } from './reader.ts'

type Opened = {
  currentChapter?: number
  /** What the device keeps. */
  kept?: Record<string, string>
  /** What is done to the reader before anything is drawn. */
  prepare?: (reader: ReturnType<typeof createTestReader>['reader']) => void
}

/** A screen of a reader who has come. Its test takes back the global `fetch`, which is stubbed. */
export async function openScreen(screen: ReactNode, { currentChapter = 42, kept = {}, prepare }: Opened = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ google: false, contact: {} }))
  const { reader, arrive, storage } = createTestReader(anyProfile({ currentChapter }), kept)
  await act(async () => {
    arrive()
    await reader.refresh()
  })
  prepare?.(reader)
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider reader={reader}>
        <MemoryRouter>{screen}</MemoryRouter>
      </StoryProvider>
    </ReaderProvider>,
  )
  const draft = () => reader.draftStore.read()
  return { user: userEvent.setup(), reader, draft, storage }
}

export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>
