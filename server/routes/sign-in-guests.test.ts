import { expect, test } from 'vitest'
import type { SignedIn } from '#api/sign-in.ts'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { signingIn } from '#server/testing/signing-in.ts'

onBothDatabases('signing in', (newDatabase) => {
  const { anna, credentials, registered, server, visitor } = signingIn(newDatabase)

  test('[AUTH-3] a guest has a name of their own and no address', async () => {
    const [status, body] = await answer(visitor().post('/api/auth/guest'))

    expect([status, body]).toMatchObject([
      200,
      { profile: { username: expect.stringMatching(/^Anonymous_[A-Za-z0-9]{6}$/), email: null, isAnonymous: true } },
    ])
  })

  test('[AUTH-2] asking twice to be a guest changes nothing', async () => {
    const guest = visitor()
    const first = await answer(guest.post('/api/auth/guest'))
    const reader = await registered()

    expect(await answer(guest.post('/api/auth/guest'))).toEqual(first)
    expect(await answer(reader.post('/api/auth/guest'))).toMatchObject([200, { profile: { username: 'Anna' } }])
  })

  test('[AUTH-4] a guest who registers keeps chapter, settings and beginning', async () => {
    const browser = visitor()
    await browser.post('/api/auth/guest', { chapter: 12 })
    await browser.patch('/api/profile', { currentChapter: 42, settings: { spoilerProtection: false } })
    const [, guest] = (await answer(browser.get('/api/profile'))) as [number, { uid: string; createdAt: string }]

    await browser.post('/api/auth/sign-up', { ...anna(), chapter: 3 })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      {
        username: 'Anna',
        currentChapter: 42,
        settings: { spoilerProtection: false },
        createdAt: guest.createdAt,
        isAnonymous: false,
      },
    ])
    const left = await server().database.db.selectFrom('user').select('id').where('id', '=', guest.uid).execute()
    expect(left).toEqual([])
  })

  test('[AUTH-4] a guest who signs in to an account takes the chapter of the account', async () => {
    await registered(20)
    const browser = visitor()
    const guest = await browser.post('/api/auth/guest', { chapter: 150 })
    const { uid } = ((await guest.json()) as SignedIn).profile

    await browser.post('/api/auth/sign-in', credentials())

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 20 }])
    const left = await server().database.db.selectFrom('user').select('id').where('id', '=', uid).execute()
    expect(left).toEqual([])
  })
})
