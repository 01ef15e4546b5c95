import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { NewPost } from '#api/feedback.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { StoryProvider } from '#web/reader/story-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
import { FeedbackScreen } from './feedback-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(
  kept: Record<string, string> = {},
  currentChapter = 42,
  prepare: (reader: ReturnType<typeof createTestReader>['reader']) => void = () => {},
) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ google: false, contact: {} }))
  const { reader, arrive, storage } = createTestReader(anyProfile({ currentChapter }), kept)
  await act(async () => {
    arrive()
    await reader.refresh()
  })
  prepare(reader)
  render(
    <ReaderProvider reader={reader}>
      <StoryProvider reader={reader}>
        <MemoryRouter>
          <FeedbackScreen />
        </MemoryRouter>
      </StoryProvider>
    </ReaderProvider>,
  )
  const draft = () => reader.draftStore.read()
  return { user: userEvent.setup(), reader, draft, storage }
}

const title = () => screen.findByLabelText<HTMLInputElement>('Title')
const shownFrom = () => screen.findByLabelText<HTMLInputElement>('You have read up to chapter')
const press = (name: string) => screen.getByRole('button', { name })

/** Another tab did this to the draft. */
const fromOtherTab = (newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue })))

async function write(words: string, kept?: Record<string, string>) {
  const opened = await open(kept)
  await opened.user.click(press('New Feedback'))
  await opened.user.type(await title(), words)
  return opened
}

describe('[FEED-5] what is typed', () => {
  test('is kept at once with the chapter, and lies open when the screen is opened again', async () => {
    const { draft, storage } = await write('It forgets')
    expect(draft()).toMatchObject({ title: 'It forgets', type: 'feedback', chapter: 42, isWaiting: false })
    expect(screen.getByText('Kept on this device until it is sent.')).toBeTruthy()

    cleanup()
    await open({ [DRAFT_KEY]: storage.getItem(DRAFT_KEY)! })
    expect((await title()).value).toBe('It forgets')
  })

  test('goes when it is put away', async () => {
    const { user, draft } = await write('It forgets')
    await user.click(press('Cancel'))
    expect(draft()).toBeUndefined()
    await user.click(press('New Feedback'))
    expect((await title()).value).toBe('')
  })

  test('stays for its writer when somebody else puts an empty form away', async () => {
    const { draft } = await write('It forgets')
    const bert = JSON.stringify({ ...draft(), uid: 'bert', isGuest: false })
    cleanup()

    const { user, storage: device } = await open({ [DRAFT_KEY]: bert })
    await user.click(press('New Feedback'))
    expect((await title()).value).toBe('')
    await user.click(press('Cancel'))
    expect(device.getItem(DRAFT_KEY)).toBe(bert)
  })

  test('stays when the other button is pressed, which presets its own type', async () => {
    const { user, draft } = await write('It forgets')
    await user.click(press('Add Info'))
    expect((await title()).value).toBe('It forgets')
    await waitFor(() => expect(draft()).toMatchObject({ type: 'add-info', subtype: '', title: 'It forgets' }))
  })

  test('counts from the furthest chapter at which it was written', async () => {
    const { user, reader, draft } = await write('It forgets')
    act(() => void reader.turnTo(7))
    await user.type(await title(), ' all')
    expect(draft()).toMatchObject({ title: 'It forgets all', chapter: 42 })
  })

  test('takes the chapter along from which it is to be shown, for that draft alone', async () => {
    const { user, draft, storage } = await write('It forgets')
    expect((await shownFrom()).value).toBe('42')
    await user.clear(await shownFrom())
    await user.type(await shownFrom(), '100')
    expect(draft()).toMatchObject({ chapter: 42, shownFrom: '100' })

    cleanup()
    const again = await open({ [DRAFT_KEY]: storage.getItem(DRAFT_KEY)! })
    expect((await shownFrom()).value).toBe('100')
    await again.user.click(press('Cancel'))
    await again.user.click(press('New Feedback'))
    expect((await shownFrom()).value).toBe('42')
  })

  test('is never shown before the furthest chapter at which it was written, whatever an older device kept', async () => {
    const { draft, storage } = await write('It forgets')
    const { shownFrom: _, ...older } = { ...draft(), uid: 'anna', isGuest: false, chapter: 57 }
    expect(storage.getItem(DRAFT_KEY)).not.toBeNull()
    cleanup()
    await open({ [DRAFT_KEY]: JSON.stringify(older) })
    expect((await shownFrom()).value).toBe('57')
  })

  test('asks whoever has never turned a page how far they have read', async () => {
    const { user, draft, reader } = await open({}, 1)
    await user.click(press('New Feedback'))
    expect((await shownFrom()).value).toBe('')
    await user.type(await title(), 'It forgets')
    expect(draft()).toMatchObject({ chapter: 1, shownFrom: '' })
    act(() => void reader.turnTo(57))
    expect((await shownFrom()).value).toBe('57')
  })

  test('is followed in another tab, and closes when it was sent or put away there', async () => {
    const { user, draft, reader } = await write('It forgets')
    reader.draftStore.keep({ ...draft()!, title: 'Written there', openedBy: 'add-info-button' })
    fromOtherTab('changed')
    expect((await title()).value).toBe('Written there')
    expect(draft(), 'it is not written back over what is typed there').toMatchObject({ openedBy: 'add-info-button' })
    await user.type(await title(), '!{Backspace}')
    expect(draft()).toMatchObject({ title: 'Written there', openedBy: 'new-feedback-button' })

    reader.draftStore.drop()
    fromOtherTab(null)
    expect(screen.queryByLabelText('Title')).toBeNull()
    expect(draft()).toBeUndefined()
  })

  test('waits on the device where it did not arrive', async () => {
    const { user, draft } = await write('It forgets', {})
    await user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
    await user.click(await screen.findByRole('option', { name: 'Bug' }))
    await user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
    await user.click(press('Submit'))

    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit feedback. Please try again.')
    expect(draft()).toMatchObject({ title: 'It forgets', description: 'The box is empty.', isWaiting: true })
  })

  test('goes with the thanks for it where it turns out to have arrived', async () => {
    const words = { title: 'It forgets', description: 'The box is empty.', subtype: 'bug', type: 'feedback' }
    const by = { uid: 'anna', isGuest: false, openedBy: 'new-feedback-button' }
    const kept = { ...words, ...by, id: 'p1', chapter: 42, shownFrom: '42', isWaiting: true }
    let hasArrived = false
    const { draft, reader } = await open({ [DRAFT_KEY]: JSON.stringify(kept) }, 42, (reader) => {
      vi.spyOn(reader, 'dropArrivedDraft').mockImplementation(async () => hasArrived)
    })
    expect((await title()).value).toBe('It forgets')

    hasArrived = true
    reader.draftStore.drop()
    await act(async () => void window.dispatchEvent(new Event('online')))

    expect(await screen.findByText(/^Thank you!/)).toBeTruthy()
    expect([screen.queryByLabelText('Title'), draft()]).toEqual([null, undefined])
  })

  test('is sent under the same id again, though it was changed and the page loaded anew', async () => {
    const ids: unknown[] = []
    const submit = async ({ user, reader }: Awaited<ReturnType<typeof open>>) => {
      const ask = vi.spyOn(reader, 'ask').mockClear()
      await user.type(await title(), '!')
      await user.click(press('Submit'))
      await waitFor(() => expect(ask).toHaveBeenCalledWith(CALLS.writePost, expect.anything(), { uid: 'anna' }))
      await screen.findByRole('alert')
      const sent = ask.mock.calls.filter(([call]) => call === CALLS.writePost)
      ids.push(...sent.map(([, along]) => (along as { body: NewPost }).body.id))
    }
    const opened = await write('It forgets')
    await opened.user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
    await opened.user.click(await screen.findByRole('option', { name: 'Bug' }))
    await opened.user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
    await submit(opened)
    await submit(opened)
    cleanup()
    await submit(await open({ [DRAFT_KEY]: opened.storage.getItem(DRAFT_KEY)! }))

    expect(ids).toEqual(Array(3).fill(opened.draft()?.id))
    expect(ids[0]).toEqual(expect.any(String))
  })

  test('is sent under another id where its own is used up, and keeps that one', async () => {
    const { user, reader, draft } = await write('It forgets')
    const first = draft()?.id
    await user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
    await user.click(await screen.findByRole('option', { name: 'Bug' }))
    await user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
    const sent: unknown[] = []
    vi.spyOn(reader, 'ask').mockImplementation(async (call, along) => {
      if (call !== CALLS.writePost) return { ok: false, status: 0, error: ERRORS.unexpected }
      sent.push((along as { body: NewPost }).body.id, draft()?.id)
      return { ok: false, status: 400, error: sent.length === 2 ? ERRORS.postIdInvalid : ERRORS.unexpected }
    })
    await user.type(await title(), '!')
    await user.click(press('Submit'))

    await screen.findByRole('alert')
    const second = draft()?.id
    expect(second).not.toBe(first)
    expect(sent, 'it is kept before it is sent').toEqual([first, first, second, second])
    expect(draft()).toMatchObject({ title: 'It forgets!', isWaiting: true })
  })

  test('is kept in nobody else’s name who has come by another tab while it was sent', async () => {
    const { user, reader, storage } = await write('It forgets')
    await user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
    await user.click(await screen.findByRole('option', { name: 'Bug' }))
    await user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
    const mine = JSON.parse(storage.getItem(DRAFT_KEY)!) as object
    let fail = () => {}
    vi.spyOn(reader, 'ask').mockImplementation((call) => {
      if (call !== CALLS.writePost) return new Promise(() => {})
      return new Promise((resolve) => (fail = () => resolve({ ok: false, status: 409, error: ERRORS.anotherReader })))
    })
    await user.type(await title(), '!')
    await user.click(press('Submit'))
    await act(async () => {
      reader.dispatch({ type: 'refreshed', isAnew: true })
      const told = { profile: anyProfile({ uid: 'bert', currentChapter: 42 }) }
      reader.dispatch({ type: 'told', number: reader.get().asked, told })
    })
    await act(async () => fail())

    expect(JSON.parse(storage.getItem(DRAFT_KEY)!)).toEqual({ ...mine, title: 'It forgets!' })
  })

  test('waits for the guest that its writer has become, where it did not arrive', async () => {
    const { user, reader, draft } = await write('It forgets')
    await user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
    await user.click(await screen.findByRole('option', { name: 'Bug' }))
    await user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
    await act(async () => {
      await reader.changeProfile({ uid: 'guest', isAnonymous: true } as object)
      await reader.refresh()
    })
    await user.click(press('Submit'))

    await screen.findByRole('alert')
    expect(draft()).toMatchObject({ title: 'It forgets', description: 'The box is empty.', isWaiting: true })
  })
})

describe('[FEED-3] the posts with which a page came', () => {
  const came = (uid: string, chapter = 42) => {
    const post = { id: '1', title: 'The box', description: '', type: 'feedback', subtype: 'bug', status: 'pending' }
    const list = {
      posts: [{ ...post, authorName: 'Ben', createdAt: '2026-03-02T12:00:00.000Z', upvotes: 0 }],
      next: null,
    }
    const place = document.createElement('div')
    place.dataset.posts = JSON.stringify({ uid, chapter, today: '2026-03-03', list })
    document.body.replaceChildren(place)
  }
  const box = () => screen.queryByRole('heading', { name: 'The box' })

  test('stand there until they are read again', async () => {
    came(anyProfile().uid)
    await open()
    expect(box()).toBeTruthy()
  })

  test.each([
    ['somebody else', 'somebody-else', 42],
    ['of another chapter', anyProfile().uid, 43],
  ])('are not shown to %s', async (_, uid, chapter) => {
    came(uid, chapter)
    await open()
    expect(box()).toBeNull()
  })

  test('are forgotten by a reader who goes back, and does not come again', async () => {
    came(anyProfile().uid)
    const { reader } = await open()
    expect(box()).toBeTruthy()
    for (const chapter of [12, 42]) {
      await act(async () => void reader.turnTo(chapter))
      expect(box()).toBeNull()
    }
  })
})
