import { expect, test } from 'vitest'
import { DRAFT_KEY } from './kept.ts'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

const words = { title: 'Search', description: 'It forgets.', subtype: 'bug', type: 'feedback' } as const
const draft = { ...words, openedBy: 'new-feedback-button', chapter: 12, shownFrom: '12', isWaiting: false } as const
const note = { id: 'n1', kind: 'characters', entry: 'wren', chapter: 12, text: 'Mine.', revision: 'r1' } as const

/** Anna's page, where she has typed without a network; by now nobody is signed in. */
async function typed() {
  const opened = openReader({ profile: anyProfile({ currentChapter: 12 }) })
  const { reader, server } = opened
  await reader.refresh()
  server.isDown = true
  reader.draftStore.keep(draft)
  reader.dispatch({ type: 'note-written', note, from: '' })
  await settled()
  server.isDown = false
  server.profile = null
  return opened
}

const isLeft = (storage: Pick<Storage, 'getItem'>) => [DRAFT_KEY, 'notes'].map((key) => storage.getItem(key) !== null)

test('[ACC-4] what was typed here goes when the device hears that the account was deleted on another one', async () => {
  const { reader, server, storage } = await typed()
  server.isGone = true
  await reader.refresh()
  await settled()
  expect(isLeft(storage)).toEqual([false, false])
})

test('[FEED-5] what was typed here stays where the session alone has ended', async () => {
  const { reader, storage } = await typed()
  await reader.refresh()
  await settled()
  expect(isLeft(storage)).toEqual([true, true])
})

test('[FEED-5] what was typed here stays where a proxy answers for the server', async () => {
  const { reader, server, storage } = await typed()
  server.isGone = 'yes' as unknown as boolean
  await reader.refresh()
  await settled()
  expect(isLeft(storage)).toEqual([true, true])
})
