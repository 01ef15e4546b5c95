import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { StoryProvider } from '#web/reader/story-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader, withStory } from '#web/reader/testing/reader.ts'
// It loads with the first toast, which takes long on a busy machine.
import '#web/ui/toast-list.tsx'
import { ReaderToasts } from './reader-toasts.tsx'
import { SignedIn } from './signed-in.tsx'

const Form = () => <input aria-label="New email" />
const Where = () => <output aria-label="Where">{useLocation().pathname + useLocation().search}</output>

const SAID = 'Somebody has signed in here.'

const AT = '/account?q=words'

/** A page of this reader on which something was typed. */
async function open(profile: Profile) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ google: false, contact: {} }))
  const { reader, arrive } = createTestReader(profile)
  const { reading } = withStory(reader, { loadedTo: 214 })
  await act(async () => {
    arrive()
    await reader.refresh()
  })
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider reader={reading}>
        <ReaderToasts>
          <MemoryRouter initialEntries={[AT]}>
            <Routes>
              <Route element={<SignedIn />}>
                <Route path="*" element={<Form />} />
              </Route>
            </Routes>
            <Where />
          </MemoryRouter>
        </ReaderToasts>
      </StoryProvider>
    </ReaderProvider>,
  )
  await userEvent.type(field(), 'anna@example.org')
  return reader
}

const field = () => screen.getByLabelText<HTMLInputElement>('New email')
const where = () => screen.getByLabelText('Where').textContent

type Reader = Awaited<ReturnType<typeof open>>

/** The server says who is here since somebody has signed in in another tab. */
const hear = (reader: Reader, profile: Profile) =>
  act(async () => {
    reader.dispatch({ type: 'refreshed', isAnew: true })
    reader.dispatch({ type: 'who-came', number: reader.get().asked, answer: { profile } })
  })

const anna = anyProfile({ currentChapter: 42 })
const bert = anyProfile({ uid: 'bert', currentChapter: 42 })
const guest = anyProfile({ uid: 'guest', isAnonymous: true, currentChapter: 42 })

test('[AUTH-6] what was typed and opened leaves the screen when somebody else has come by another tab', async () => {
  const reader = await open(anna)
  await hear(reader, bert)
  expect([field().value, where()]).toEqual(['', '/account'])
  expect(screen.getByRole('alert').textContent).toContain(SAID)
})

test('[AUTH-6] a guest who has got an account in another tab is where they were', async () => {
  const reader = await open(guest)
  await hear(reader, anna)
  expect([field().value, where()]).toEqual(['', AT])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByText(SAID)).not.toEqual([])
})

test('[AUTH-6] what was typed stays while the same reader is here, and for the guest whom they become in this page', async () => {
  const reader = await open(anna)
  await hear(reader, { ...anna, username: 'Anna the Great' })
  await act(async () => reader.dispatch({ type: 'arrived', profile: guest }))
  expect([field().value, where()]).toEqual(['anna@example.org', AT])
})
