import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { openScreen } from '#web/reader/testing/open-screen.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { FeedbackScreen } from './feedback-screen.tsx'
import { press, shownFrom, title, writeTitle } from './testing/write-post.ts'

const open = (opened?: Parameters<typeof openScreen>[1]) => openScreen(<FeedbackScreen />, opened)

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Simulates another tab changing the draft. */
const fromOtherTab = (newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue })))

describe('[FEED-5] what is typed', () => {
  test('is kept at once with the chapter, and lies open when the screen is opened again', async () => {
    const { draft, storage } = await writeTitle(await open())
    expect(draft()).toMatchObject({ title: 'It forgets', type: 'feedback', chapter: 42, isWaiting: false })
    expect(screen.getByText('Kept on this device until it is sent.')).toBeTruthy()

    cleanup()
    await open({ kept: { [DRAFT_KEY]: storage.getItem(DRAFT_KEY)! } })
    expect((await title()).value).toBe('It forgets')
  })

  test('is not said to be kept on a device that takes nothing more', async () => {
    const { user } = await writeTitle(await open())
    vi.stubGlobal('localStorage', undefined)
    act(() => deviceStorage.setItem(DRAFT_KEY, 'not kept'))

    expect(screen.queryByText('Kept on this device until it is sent.')).toBeNull()
    expect(screen.getByText(ERRORS.notOnDevice)).toBeTruthy()
    act(() => deviceStorage.removeItem(DRAFT_KEY))
    await user.click(press('Cancel'))
  })

  test('goes when it is put away', async () => {
    const { user, draft } = await writeTitle(await open())
    await user.click(press('Cancel'))
    expect(draft()).toBeUndefined()
    await user.click(press('New Feedback'))
    expect((await title()).value).toBe('')
  })

  test('stays for its writer when somebody else puts an empty form away', async () => {
    const { draft } = await writeTitle(await open())
    const bert = JSON.stringify({ ...draft(), uid: 'bert', isGuest: false })
    cleanup()

    const { user, storage: device } = await open({ kept: { [DRAFT_KEY]: bert } })
    await user.click(press('New Feedback'))
    expect((await title()).value).toBe('')
    await user.click(press('Cancel'))
    expect(device.getItem(DRAFT_KEY)).toBe(bert)
  })

  test('stays when the other button is pressed, which presets its own type', async () => {
    const { user, draft } = await writeTitle(await open())
    await user.click(press('Add Info'))
    expect((await title()).value).toBe('It forgets')
    await waitFor(() => expect(draft()).toMatchObject({ type: 'add-info', subtype: '', title: 'It forgets' }))
  })

  test('counts from the furthest chapter at which it was written', async () => {
    const { user, reader, draft } = await writeTitle(await open())
    act(() => void reader.turnTo(7))
    await user.type(await title(), ' all')
    expect(draft()).toMatchObject({ title: 'It forgets all', chapter: 42 })
  })

  test('takes the chapter along from which it is to be shown, for that draft alone', async () => {
    const { user, draft, storage } = await writeTitle(await open())
    expect((await shownFrom()).value).toBe('42')
    await user.clear(await shownFrom())
    await user.type(await shownFrom(), '100')
    expect(draft()).toMatchObject({ chapter: 42, shownFrom: '100' })

    cleanup()
    const again = await open({ kept: { [DRAFT_KEY]: storage.getItem(DRAFT_KEY)! } })
    expect((await shownFrom()).value).toBe('100')
    await again.user.click(press('Cancel'))
    await again.user.click(press('New Feedback'))
    expect((await shownFrom()).value).toBe('42')
  })

  test('is never shown before the furthest chapter at which it was written, whatever an older device kept', async () => {
    const { draft, storage } = await writeTitle(await open())
    const { shownFrom: _, ...older } = { ...draft(), uid: 'anna', isGuest: false, chapter: 57 }
    expect(storage.getItem(DRAFT_KEY)).not.toBeNull()
    cleanup()
    await open({ kept: { [DRAFT_KEY]: JSON.stringify(older) } })
    expect((await shownFrom()).value).toBe('57')
  })

  test('asks whoever has never turned a page how far they have read', async () => {
    const { user, draft, reader } = await open({ currentChapter: 1 })
    await user.click(press('New Feedback'))
    expect((await shownFrom()).value).toBe('')
    await user.type(await title(), 'It forgets')
    expect(draft()).toMatchObject({ chapter: 1, shownFrom: '' })
    act(() => void reader.turnTo(57))
    expect((await shownFrom()).value).toBe('57')
  })

  test('is followed in another tab, and closes when it was sent or put away there', async () => {
    const { user, draft, reader } = await writeTitle(await open())
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
