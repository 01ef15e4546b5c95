import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { NewPost } from '#api/feedback.ts'
import { DRAFT_KEY } from '#web/reader/kept.ts'
import { openScreen } from '#web/reader/testing/open-screen.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { FeedbackScreen } from './feedback-screen.tsx'
import { press, title, writeWhole } from './testing/write-post.ts'

const open = (opened?: Parameters<typeof openScreen>[1]) => openScreen(<FeedbackScreen />, opened)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('[FEED-5] what is submitted', () => {
  test('waits on the device where it did not arrive', async () => {
    const { user, draft } = await writeWhole(await open())
    await user.click(press('Submit'))

    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit feedback. Please try again.')
    expect(draft()).toMatchObject({ title: 'It forgets', description: 'The box is empty.', isWaiting: true })
  })

  test('goes with the thanks for it where it turns out to have arrived', async () => {
    const words = { title: 'It forgets', description: 'The box is empty.', subtype: 'bug', type: 'feedback' }
    const by = { uid: 'anna', isGuest: false, openedBy: 'new-feedback-button' }
    const kept = { ...words, ...by, id: 'p1', chapter: 42, shownFrom: '42', isWaiting: true }
    let hasArrived = false
    const { draft, reader } = await open({
      kept: { [DRAFT_KEY]: JSON.stringify(kept) },
      prepare: (reader) => {
        vi.spyOn(reader, 'dropArrivedDraft').mockImplementation(async () => hasArrived)
      },
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
    const opened = await writeWhole(await open())
    await submit(opened)
    await submit(opened)
    cleanup()
    await submit(await open({ kept: { [DRAFT_KEY]: opened.storage.getItem(DRAFT_KEY)! } }))

    expect(ids).toEqual(Array(3).fill(opened.draft()?.id))
    expect(ids[0]).toEqual(expect.any(String))
  })

  test('is sent under another id where its own is used up, and keeps that one', async () => {
    const { user, reader, draft } = await writeWhole(await open())
    const first = draft()?.id
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
    const { user, reader, storage } = await writeWhole(await open())
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
      reader.dispatch({ type: 'who-came', number: reader.get().asked, answer: told })
    })
    await act(async () => fail())

    expect(JSON.parse(storage.getItem(DRAFT_KEY)!)).toEqual({ ...mine, title: 'It forgets!' })
  })

  test('waits for the guest that its writer has become, where it did not arrive', async () => {
    const { user, reader, draft } = await writeWhole(await open())
    await act(async () => {
      await reader.ask(CALLS.changeProfile, { body: { uid: 'guest', isAnonymous: true } as object })
      await reader.refresh()
    })
    await user.click(press('Submit'))

    await screen.findByRole('alert')
    expect(draft()).toMatchObject({ title: 'It forgets', description: 'The box is empty.', isWaiting: true })
  })
})
