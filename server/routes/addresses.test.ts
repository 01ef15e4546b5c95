import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { codesOf, ENDED, keyOf, profileOf, readersWithMail, stateOf } from '#server/testing/readers-with-mail.ts'

onBothDatabases('the address of an account', (newDatabase) => {
  const { db, emailOf, login, mailTo, received, registered, signIn, visitor } = readersWithMail(newDatabase)

  test('[AUTH-8] an address is proved by the link that comes after the sign-up', async () => {
    const { browser, proof } = await registered()
    expect(await stateOf(browser)).toMatchObject({ email: login().email, isVerified: false })

    expect((await visitor().post('/api/auth/verify', { key: proof })).status).toBe(204)

    expect(await stateOf(browser)).toMatchObject({ email: login().email, isVerified: true })
    expect(await answer(visitor().post('/api/auth/verify', { key: proof }))).toEqual([400, ENDED])
    expect((await browser.post('/api/account/verification')).status).toBe(204)
    await setTimeout(50)
    expect(received().filter(({ to }) => to === login().email)).toEqual([])
  })

  test('[AUTH-8] the link is sent again', async () => {
    const { browser } = await registered()
    expect((await browser.post('/api/account/verification')).status).toBe(204)
    const { link } = await mailTo(login().email)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)
    expect(await stateOf(browser)).toMatchObject({ isVerified: true })
  })

  test('[AUTH-8] another address counts once it is confirmed there, and both are told', async () => {
    const { browser } = await registered()
    const email = emailOf('bella')
    await browser.post('/api/feedback', {
      title: 'A typo',
      description: 'Line two.',
      subtype: 'bug',
      submitMethod: 'new-feedback-button',
      chapter: 1,
    })

    expect((await browser.put('/api/account/address', { email })).status).toBe(204)

    expect((await mailTo(login().email)).subject).toMatch(/another address was named$/)
    const { link } = await mailTo(email)
    expect((await profileOf(browser)).email).toBe(login().email)
    expect(await signIn({ ...login(), email })).toBe(401)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)

    expect(await profileOf(browser)).toMatchObject({ email })
    expect(await signIn({ ...login(), email })).toBe(200)
    expect(await signIn(login())).toBe(401)
    for (const to of [login().email, email]) {
      expect((await mailTo(to)).subject).toMatch(/your address has changed$/)
    }
    const posts = await db().selectFrom('feedback').select('authorEmail').execute()
    expect(JSON.stringify(posts)).not.toContain(login().email)
  })

  test('[AUTH-8] a change of the address is forgotten with a change of the password', async () => {
    const { browser } = await registered()
    const email = emailOf('bella')
    await browser.put('/api/account/address', { email })
    const { link } = await mailTo(email)
    await browser.put('/api/account/password', { newPassword: 'a new one' })

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(400)
    expect((await profileOf(browser)).email).toBe(login().email)
  })

  test('[AUTH-8] an address that another account has proved cannot be taken, and its owner alone is told', async () => {
    const owner = await registered()
    await visitor().post('/api/auth/verify', { key: owner.proof })
    const eve = await registered('Eve', { email: emailOf('eve'), password: 'secret' })

    expect((await eve.browser.put('/api/account/address', { email: login().email })).status).toBe(204)

    const letter = await mailTo(login().email)
    expect(letter.subject).toMatch(/you have an account here$/)
    expect(letter.link).not.toContain('#')
    expect((await profileOf(owner.browser)).email).toBe(login().email)
  })

  test('[AUTH-9] an address goes to whoever proves it; an account that never did keeps all but the address', async () => {
    const squatter = await registered('Squatter')
    await squatter.browser.patch('/api/profile', { currentChapter: 42 })
    const owner = await registered('Owner', { email: emailOf('owner'), password: 'secret' })
    await owner.browser.put('/api/account/address', { email: login().email })
    const { link } = await mailTo(login().email)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)

    expect(await profileOf(owner.browser)).toMatchObject({ email: login().email, displayName: 'Owner' })
    expect(await stateOf(owner.browser)).toMatchObject({ isVerified: true })
    expect(await profileOf(squatter.browser)).toMatchObject({
      email: null,
      displayName: 'Squatter',
      currentChapter: 42,
    })
    expect((await visitor().post('/api/auth/verify', { key: squatter.proof })).status).toBe(400)
    const both = { email: login().email, password: 'secret' }
    const signedIn = visitor()
    await signedIn.post('/api/auth/sign-in', both)
    expect((await profileOf(signedIn)).displayName).toBe('Owner')
  })

  test('[AUTH-9] nobody keeps an address by signing up with the one that its account would have instead', async () => {
    const squatter = await registered('Squatter')
    const { uid } = await profileOf(squatter.browser)
    await registered('Squatter', { email: `${uid.toLowerCase()}@lost.invalid`, password: 'secret' })
    const owner = await registered('Owner', { email: emailOf('owner'), password: 'secret' })
    await owner.browser.put('/api/account/address', { email: login().email })
    const { link } = await mailTo(login().email)

    expect((await visitor().post('/api/auth/verify', { key: keyOf(link) })).status).toBe(204)
    expect(await profileOf(owner.browser)).toMatchObject({ email: login().email })
  })

  test('[AUTH-9] whoever has lost an address names another one, and may come back by a recovery code before', async () => {
    const squatter = await registered('Squatter')
    const [code] = await codesOf(squatter.browser)
    const owner = await registered('Owner', { email: emailOf('owner'), password: 'secret' })
    await owner.browser.put('/api/account/address', { email: login().email })
    await visitor().post('/api/auth/verify', { key: keyOf((await mailTo(login().email)).link) })
    await squatter.browser.post('/api/auth/sign-out')

    const back = visitor()
    expect((await back.post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
    expect(await profileOf(back)).toMatchObject({ email: null, displayName: 'Squatter' })
    const email = emailOf('own')
    await back.put('/api/account/address', { email })
    await visitor().post('/api/auth/verify', { key: keyOf((await mailTo(email)).link) })
    expect(await signIn({ email, password: 'a new one' })).toBe(200)
  })
})
