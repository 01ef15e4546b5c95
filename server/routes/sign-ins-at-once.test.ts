import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SignedIn } from '#api/sign-in.ts'
import { asAnotherCall } from '#server/testing/another-call.ts'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { signingIn } from '#server/testing/signing-in.ts'

onBothDatabases('signing in', (newDatabase) => {
  const { anna, credentials, registered, server, visitor } = signingIn(newDatabase)

  test.each(['sign-in', 'sign-up'])(
    '[AUTH-2] a guest who comes to %s in several tabs at once is signed in, whichever answer comes last',
    async (way) => {
      await registered()
      const guest = visitor()
      await guest.post('/api/auth/guest')
      const bodies: Record<string, (tab: number) => object> = {
        'sign-in': () => credentials(),
        'sign-up': (tab) => ({ ...anna(), email: `tab-${tab}-${anna().email}` }),
      }

      const tabs = [1, 2, 3].map(async (tab) => {
        const browser = visitor()
        for (const [name, value] of guest.cookies) browser.cookies.set(name, value)
        expect((await browser.post(`/api/auth/${way}`, bodies[way]?.(tab))).status).toBe(200)
        return browser
      })

      for (const browser of await Promise.all(tabs)) expect((await browser.get('/api/profile')).status).toBe(200)
    },
  )

  test('[AUTH-4] the chapter to which a guest turns in the moment of registering comes along', async () => {
    const browser = visitor()
    const { uid } = ((await (await browser.post('/api/auth/guest')).json()) as SignedIn).profile

    const registering = await server().database.transaction(async () => {
      await server().database.db.updateTable('user').set({ currentChapter: 77 }).where('id', '=', uid).execute()
      const answered = asAnotherCall(() => browser.post('/api/auth/sign-up', anna()))
      // On PostgreSQL it has looked for the guest by now, and the new chapter is not committed yet.
      await setTimeout(500)
      return { answered }
    })

    expect((await registering.answered).status).toBe(200)
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 77 }])
  })

  test('[AUTH-2] who signs in to an account that goes in this moment finds none, and stays a guest', async () => {
    const owner = await registered()
    const { uid } = (await (await owner.get('/api/profile')).json()) as SignedIn['profile']
    const browser = visitor()
    await browser.post('/api/auth/guest')

    const signing = await server().database.transaction(async () => {
      await server().database.db.deleteFrom('user').where('id', '=', uid).execute()
      const answered = asAnotherCall(() => answer(browser.post('/api/auth/sign-in', credentials())))
      // On PostgreSQL it has checked the password by now.
      await setTimeout(500)
      return { answered }
    })

    expect(await signing.answered).toEqual([401, { error: 'Invalid email or password' }])
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { isAnonymous: true }])
  })
})
