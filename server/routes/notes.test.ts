import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOTES_MAX, type NoteChange, type Notes } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import { NOTES_WITH_GUESTS_MAX } from '#server/accounts/merge-notes.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const NOTE: NoteChange = {
  kind: 'characters',
  entry: 'anna',
  chapter: 30,
  text: 'Who pays her?',
  revision: 'r1',
  base: '',
}

onBothDatabases('notes', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  async function guest(chapter = 50) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest', { chapter })
    return browser
  }
  const write = (browser: Browser, id: string, change: Partial<NoteChange> = {}) =>
    answer(browser.put(`/api/notes/${id}`, { ...NOTE, ...change }))
  const notesOf = async (browser: Browser, query = '') =>
    ((await (await browser.get(`/api/notes${query}`)).json()) as Notes).notes
  const textsOf = async (browser: Browser, query = '') => (await notesOf(browser, query)).map(({ text }) => text)

  test('[OWN-1] are kept as they are typed, and given back', async () => {
    const anna = await guest()

    const { base, ...kept } = NOTE
    expect(await write(anna, 'one')).toEqual([200, { note: { id: 'one', ...kept } }])
    expect(await write(anna, 'one', { text: 'Who pays her? Bram.', revision: 'r2', base: 'r1' })).toMatchObject([
      200,
      { note: { revision: 'r2' } },
    ])
    expect(await textsOf(anna)).toEqual(['Who pays her? Bram.'])
    expect(await notesOf(await guest())).toEqual([])
  })

  test('[OWN-1] the same change twice counts once', async () => {
    const anna = await guest()
    await write(anna, 'one')

    expect(await write(anna, 'one')).toMatchObject([200, { note: { revision: 'r1' } }])
    expect(await notesOf(anna)).toHaveLength(1)
  })

  test('[OWN-3] a device that does not know the text of another one is told it, and replaces nothing', async () => {
    const anna = await guest()
    await write(anna, 'one', { text: 'From the phone', revision: 'r9' })

    expect(await write(anna, 'one', { text: 'From the desk', revision: 'r2', base: 'r1' })).toMatchObject([
      200,
      { note: { text: 'From the phone', revision: 'r9' } },
    ])
    expect(await write(anna, 'one', { text: '', revision: 'r3', base: 'r1' })).toMatchObject([
      200,
      { note: { text: 'From the phone' } },
    ])
    expect(await textsOf(anna)).toEqual(['From the phone'])
  })

  test('[OWN-3] of several devices at once one comes first, and the others are told', async () => {
    const anna = await guest()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((device) => write(anna, 'same', { text: `Device ${device}`, revision: `d${device}` })),
    )

    const [kept] = await textsOf(anna)
    expect(answers).toEqual(answers.map(() => [200, { note: expect.objectContaining({ text: kept }) }]))
  })

  test('[OWN-1] an empty text deletes a note; what was deleted elsewhere and is written on stays', async () => {
    const anna = await guest()
    await write(anna, 'one')

    expect(await write(anna, 'one', { text: ' \n', revision: 'r2', base: 'r1' })).toEqual([200, { note: null }])
    expect(await notesOf(anna)).toEqual([])
    expect(await write(anna, 'one', { text: 'Still mine', revision: 'r3', base: 'r1' })).toMatchObject([
      200,
      { note: { text: 'Still mine' } },
    ])
  })

  test('[OWN-2] written further on wait for their chapter', async () => {
    const anna = await guest(60)
    await write(anna, 'early', { chapter: 20, text: 'Early' })
    await write(anna, 'late', { chapter: 60, text: 'Late' })

    expect(await textsOf(anna, '?chapter=59')).toEqual(['Early'])
    expect(await textsOf(anna, '?chapter=60')).toEqual(['Early', 'Late'])
    await anna.patch('/api/profile', { currentChapter: 59 })
    expect(await textsOf(anna)).toEqual(['Early'])
    for (const chapter of ['0', '215', 'x', '']) {
      expect((await anna.get(`/api/notes?chapter=${chapter}`)).status).toBe(400)
    }
  })

  test.each([
    { kind: 'nothing' },
    { entry: 'Anna B' },
    { entry: '' },
    { chapter: 0 },
    { text: 'x'.repeat(2001) },
    { text: 7 },
    { revision: '' },
    { revision: 'x'.repeat(101) },
    { base: 'A B' },
    { uid: 'someone' },
  ])('[OWN-1] refuses %j', async (change) => {
    const anna = await guest()

    expect((await write(anna, 'one', change as Partial<NoteChange>))[0]).toBe(400)
    expect((await write(anna, 'One%20two'))[0]).toBe(400)
    expect(await notesOf(anna)).toEqual([])
  })

  test('[OWN-1] are so many and no more; those that are there can still be changed', async () => {
    const anna = await guest()
    const { uid } = (await (await anna.get('/api/profile')).json()) as Profile
    const { base, ...note } = NOTE
    const rows = Array.from({ length: NOTES_MAX }, (_, number) => ({ uid, id: `note-${number}`, ...note }))
    await server.database.db.insertInto('note').values(rows).execute()

    expect(await write(anna, 'one-more')).toEqual([
      400,
      { error: 'There are 300 notes already. Please delete one first.' },
    ])
    expect((await write(anna, 'note-7', { text: 'Changed', revision: 'r2', base: 'r1' }))[0]).toBe(200)
    expect(await notesOf(anna)).toHaveLength(NOTES_MAX)
  })

  test('[OWN-1] need a reader', async () => {
    const visitor = createBrowser(server.app)

    expect(await answer(visitor.get('/api/notes'))).toEqual([401, { error: 'No user logged in' }])
    expect((await write(visitor, 'one'))[0]).toBe(401)
  })

  test('[AUTH-4] go with a guest into the account, beside its own', async () => {
    const account = { email: `notes-${++count}@example.com`, password: 'secret' }
    const anna = await guest()
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...account })
    await write(anna, 'own', { text: 'Own' })
    const phone = await guest()
    await write(phone, 'theirs', { text: 'As a guest' })

    await phone.post('/api/auth/sign-in', account)

    expect((await textsOf(anna)).toSorted()).toEqual(['As a guest', 'Own'])
  })

  async function notesAtAnAccount(own: Partial<NoteChange>, number = 1) {
    const account = { email: `notes-${++count}@example.com`, password: 'secret' }
    const anna = await guest()
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...account })
    await writeMany(anna, 'own', number, own)
    return { anna, account }
  }

  async function writeMany(browser: Browser, name: string, number: number, change: Partial<NoteChange> = {}) {
    const { uid } = (await (await browser.get('/api/profile')).json()) as Profile
    const { base, ...note } = { ...NOTE, ...change }
    const rows = Array.from({ length: number }, (_, at) => ({
      uid,
      ...note,
      id: `${name}-${at}`,
      revision: `${note.revision}-${at}`,
    }))
    await server.database.db.insertInto('note').values(rows).execute()
  }

  test('[AUTH-4] go with a guest also where the account has another text, or the same one, under their ids', async () => {
    const { anna, account } = await notesAtAnAccount({ text: 'Own' }, 2)
    const phone = await guest()
    await write(phone, 'own-0', { text: 'As a guest', revision: 'r9' })
    await write(phone, 'own-1', { text: 'Own', revision: 'r1-1' })

    expect((await phone.post('/api/auth/sign-in', account)).status).toBe(200)

    expect((await textsOf(anna)).toSorted()).toEqual(['As a guest', 'Own', 'Own'])
  })

  test('[AUTH-4] go with a guest as long as there is room: no number of guests makes an account too large to be answered', async () => {
    const { anna, account } = await notesAtAnAccount({}, NOTES_MAX)
    for (const name of ['first', 'second']) {
      const phone = await guest()
      await writeMany(phone, name, NOTES_MAX, { text: name, revision: name })
      expect((await phone.post('/api/auth/sign-in', account)).status).toBe(200)
    }

    const texts = await textsOf(anna)
    expect(texts).toHaveLength(NOTES_WITH_GUESTS_MAX)
    expect(texts.filter((text) => text === 'first')).toHaveLength(NOTES_MAX)
  })

  test('[ACC-4] are gone with the account', async () => {
    const anna = await guest()
    await write(anna, 'gone-note')

    await anna.delete('/api/profile')

    const rows = await server.database.db.selectFrom('note').selectAll().where('id', '=', 'gone-note').execute()
    expect(rows).toEqual([])
  })
})
