import { describe, expect, test, vi } from 'vitest'
import type { Ask } from './api-client.ts'
import { dropArrived } from './arrived-draft.ts'
import { createDraftStore, type Draft } from './draft-store.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

const draft: Draft = {
  id: '6f9619ff-8b86-4d01-842d-00cf4fc964ff',
  openedBy: 'new-feedback-button',
  type: 'feedback',
  subtype: 'bug',
  title: 'Search ',
  description: 'It forgets.',
  chapter: 42,
  shownFrom: '57',
  isWaiting: true,
}
const improvement: Partial<Draft> = { type: 'add-info', subtype: 'add-details' }
const post = { title: 'Search', description: 'It forgets.', subtype: 'bug', isMine: true, chapter: 57 }
const report = { title: 'Search', description: 'It forgets.', subtype: 'add-details' }

function open(changes: Partial<Draft> = {}) {
  const drafts = createDraftStore(createMemoryStorage({}), () => anyProfile())
  drafts.keep({ ...draft, ...changes })
  return drafts
}

/** A server that has these posts, by their addresses. */
function serverWith(kept: Record<string, object>, meanwhile = () => {}) {
  const ask = vi.fn(async ({ path }: { path: string }, { parts }: { parts: { id: string } }) => {
    meanwhile()
    const value = kept[path.replace(':id', parts.id)]
    return value ? { ok: true, value } : { ok: false, status: 404, error: 'Not found' }
  })
  return ask as unknown as Ask & typeof ask
}

const posted = (value: object) => ({ [`/api/feedback/${draft.id}`]: value })
const told = (value: object) => ({ [`/api/reports/${draft.id}`]: value })

describe('[FEED-5] a draft whose answer was lost', () => {
  test.each<[what: string, Partial<Draft>, Record<string, object>]>([
    ['feedback', {}, posted(post)],
    ['feedback that is shown later than was wanted', {}, posted({ ...post, chapter: 90 })],
    ['what was meant for the administrators', improvement, told(report)],
  ])('goes where its post has arrived: %s', async (_, changes, kept) => {
    const drafts = open(changes)
    expect(await dropArrived(drafts, serverWith(kept), 42)).toBe(true)
    expect(drafts.read()).toBeUndefined()
  })

  test.each<[what: string, Partial<Draft>, Record<string, object>]>([
    ['has not arrived', {}, {}],
    ['has arrived with another title', {}, posted({ ...post, title: 'Searches' })],
    ['has arrived with other words', {}, posted({ ...post, description: 'It forgets' })],
    ['has arrived as something else', {}, posted({ ...post, subtype: 'suggestion' })],
    ['would be shown earlier than is wanted by now', {}, posted({ ...post, chapter: 56 })],
    ['is that of somebody else', {}, posted({ ...post, isMine: false })],
    ['was told the administrators in other words', improvement, told({ ...report, description: 'It forgets' })],
    [
      'was told the administrators, and an older server does not say in which words',
      improvement,
      told({ title: 'Search' }),
    ],
  ])('stays where its post %s', async (_, changes, kept) => {
    const drafts = open(changes)
    expect(await dropArrived(drafts, serverWith(kept), 42)).toBe(false)
    expect(drafts.read()).toEqual({ ...draft, ...changes })
  })

  test('stays where it was changed or put away meanwhile', async () => {
    const changed = open()
    const change = () => changed.keep({ ...draft, description: 'It forgets it all.' })
    expect(await dropArrived(changed, serverWith(posted(post), change), 42)).toBe(false)
    expect(changed.read()).toMatchObject({ description: 'It forgets it all.' })

    const renewed = open()
    const begin = () => renewed.keep({ ...draft, id: 'another' })
    expect(await dropArrived(renewed, serverWith(posted(post), begin), 42)).toBe(false)
    expect(renewed.read()?.id).toBe('another')
  })

  test.each<[what: string, Partial<Draft>]>([
    ['was never submitted', { isWaiting: false }],
    ['was written further on', { chapter: 43 }],
  ])('is not asked about where it %s', async (_, changes) => {
    const server = serverWith(posted(post))
    expect(await dropArrived(open(changes), server, 42)).toBe(false)
    expect(server).not.toHaveBeenCalled()
  })
})
