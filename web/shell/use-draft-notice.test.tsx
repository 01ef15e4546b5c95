import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
// It loads with the first toast, which takes long on a busy machine.
import '#web/ui/toast-list.tsx'
import { ReaderToasts } from './reader-toasts.tsx'
import { useDraftNotice } from './use-draft-notice.ts'

function Shell() {
  useDraftNotice()
  return null
}

const words = { title: 'Search', description: 'It forgets.', subtype: 'bug', type: 'feedback' }
const kept = { ...words, id: 'p1', openedBy: 'new-feedback-button', chapter: 42, shownFrom: '42', isWaiting: true }

/** A page whose draft has arrived, or has not, as the server says once it is asked. */
async function open(hasArrived: () => Promise<boolean>) {
  const draft = JSON.stringify({ ...kept, uid: 'anna', isGuest: false })
  const { reader, arrive } = createTestReader(anyProfile({ currentChapter: 42 }), { [DRAFT_KEY]: draft })
  vi.spyOn(reader, 'dropArrivedDraft').mockImplementation(hasArrived)
  await act(async () => {
    arrive()
    await reader.refresh()
  })
  render(
    <ReaderProvider reader={reader}>
      <ReaderToasts>
        <MemoryRouter>
          <Shell />
        </MemoryRouter>
      </ReaderToasts>
    </ReaderProvider>,
  )
  await act(async () => {})
  return reader
}

const offer = () => screen.queryByText('Your feedback was kept on this device and has not been sent yet.')

test('[FEED-5] a draft that has not arrived is offered, once', async () => {
  await open(async () => false)
  expect(offer()).toBeTruthy()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getAllByRole('button', { name: 'Open it' })).toHaveLength(1)
})

test('[FEED-5] a draft that has arrived all the same is not said to be unsent', async () => {
  await open(async () => true)
  expect(offer()).toBeNull()
})

test('[FEED-5] a draft that was sent in another tab meanwhile is not said to be unsent', async () => {
  let answer = (_: boolean) => {}
  const reader = await open(() => new Promise((resolve) => (answer = resolve)))
  reader.draftStore.drop()
  await act(async () => answer(false))
  expect(offer()).toBeNull()
})
