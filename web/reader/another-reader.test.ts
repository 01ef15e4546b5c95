import { describe, expect, test } from 'vitest'
import type { Event } from '#reader/events.ts'
import { profileOf } from '#reader/state.ts'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

/** Anna's tab, before it hears that Bert has signed in in another one. */
async function unheard() {
  const anna = openReader({ profile: anyProfile({ currentChapter: 12 }) })
  await anna.reader.refresh()
  const bert = anyProfile({ uid: 'bert', username: 'Bert', currentChapter: 3 })
  anna.server.profile = bert
  return { ...anna, bert }
}

describe('[AUTH-6] a tab that has not heard that somebody else has signed in in another', () => {
  test('ends nobody’s account, says so, and meets them', async () => {
    const anna = await unheard()

    expect(await anna.reader.deleteAccount()).toEqual({ ok: false, status: 409, error: 'Somebody else is here' })

    expect(anna.server.profile).toEqual(anna.bert)
    await settled()
    expect(profileOf(anna.reader.get())).toEqual(anna.bert)
  })

  test('[OWN-6] chooses no setting for them', async () => {
    const { reader, server, bert } = await unheard()

    reader.choose({ textSize: 'large' })
    await settled()

    expect(server.profile).toEqual(bert)
    expect(profileOf(reader.get())).toEqual(bert)
  })

  test('turns no page for them', async () => {
    const { reader, server, bert } = await unheard()

    reader.turnTo(20)
    await settled()

    expect(server.profile).toEqual(bert)
    expect(reader.get()).toMatchObject({ session: { profile: { uid: 'bert' } }, chapter: 3 })
  })

  const note = { id: 'n1', kind: 'characters', entry: 'wren', chapter: 12, text: 'Mine.', revision: 'r1' } as const
  test.each<[what: string, event: Event, address: string]>([
    ['a note', { type: 'note-written', note, from: '' }, '/api/notes/n1'],
    ['an opened diary entry', { type: 'diary-entry-opened', id: 'roads' }, '/api/read-pages'],
    ['a turn', { type: 'turned', chapter: 20, at: 0 }, '/api/profile'],
  ])('sends %s that waited for its turn in the name of who did it', async (_, event, address) => {
    const { reader, server } = openReader({ profile: anyProfile({ currentChapter: 12 }), afterPaint: () => {} })
    await reader.refresh()
    let goOn = () => {}
    server.notesWait = new Promise((resolve) => (goOn = resolve))
    reader.dispatch({ type: 'notes-wanted' })
    reader.dispatch(event)
    await settled()
    server.profile = anyProfile({ uid: 'bert' })
    reader.dispatch({ type: 'arrived', profile: server.profile })
    goOn()
    await settled()
    expect(server.meantForOthers).toEqual([address])
  })

  test('sends what a guest wrote to the account that they have become there', async () => {
    const guest = anyProfile({ uid: 'guest', isAnonymous: true, currentChapter: 12 })
    const { reader, server } = openReader({ profile: guest })
    await reader.refresh()
    server.profile = anyProfile({ currentChapter: 12 })
    reader.dispatch({ type: 'note-written', note, from: '' })
    await settled()

    expect(server.meantForOthers).toEqual(['/api/notes/n1'])
    expect(server.calls.filter(({ method }) => method === 'PUT').map(({ address }) => address)).toEqual([
      '/api/notes/n1',
      '/api/notes/n1',
    ])
    expect(profileOf(reader.get())?.uid).toBe('anna')
  })
})
