import { expect, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ANNA, readersWithoutScript } from '#server/testing/readers-without-script.ts'

onBothDatabases('[SHELL-21] signing in by a form', (newDatabase) => {
  const { drawn, profile, reopen, submit, visitor } = readersWithoutScript(newDatabase)

  test('has an account made, leaves and comes back, from page to page', async () => {
    const anna = visitor()
    expect(await submit(anna, '/api/auth/sign-up', ANNA)).toMatchObject({ status: 303, to: '/' })
    expect(await profile(anna)).toMatchObject({ username: 'Anna', currentChapter: 1, isAnonymous: false })
    anna.cookies.set('chapter', '1')
    expect(await submit(anna, '/api/auth/sign-out')).toMatchObject({ status: 303, to: '/auth' })
    expect(anna.cookies.has('chapter')).toBe(false)
    expect((await anna.get('/api/profile')).status).toBe(401)
    const { username, ...login } = ANNA
    expect(await submit(anna, '/api/auth/sign-in', login)).toMatchObject({ status: 303, to: '/' })
    expect(await profile(anna)).toMatchObject({ username })
  })

  test('is done by a guest, who is asked before they leave', async () => {
    const guest = visitor()
    expect(await submit(guest, '/api/auth/guest')).toMatchObject({ status: 303, to: '/' })
    expect(await submit(guest, '/api/auth/sign-out')).toMatchObject({ status: 200 })
    expect(drawn()).toEqual([{ address: '/api/profile', chapter: 1, answer: { type: 'leave' } }])
    expect(await profile(guest)).toMatchObject({ isAnonymous: true })
    expect(await submit(guest, '/api/auth/sign-out', { isMeant: 'yes' })).toMatchObject({ status: 303, to: '/auth' })
    expect((await guest.get('/api/profile')).status).toBe(401)
  })

  test.each([
    ['sign-in', { email: '', password: 'secret' }, ERRORS.emailRequired, '/auth'],
    ['sign-in', { email: 'nobody@example.com', password: 'secret' }, ERRORS.wrongCredentials, '/auth'],
    ['sign-up', { ...ANNA, username: '' }, ERRORS.usernameRequired, '/auth?mode=sign-up'],
    ['sign-up', { ...ANNA, password: 'short' }, ERRORS.passwordTooShort, '/auth?mode=sign-up'],
  ])(
    'that is refused brings the form again, with what was wrong and all but the password: %s %o',
    async (call, fields, error, address) => {
      const browser = visitor()
      const { status, response } = await submit(browser, `/api/auth/${call}`, fields)
      expect(status).toBe(422)
      const { username = '', email } = { username: '', ...fields }
      const form = call === 'sign-in' ? 'signIn' : 'signUp'
      expect(drawn()).toEqual([
        { address, chapter: undefined, answer: { type: 'refused', form, error, values: { username, email } } },
      ])
      const text = await response.text()
      expect(text).toContain(`<h1>${address}</h1>`)
      // A browser that posts a form runs no script.
      expect(text).not.toContain('<script')
      expect(text.match(/<link rel="stylesheet"/g)).toHaveLength(4)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(browser.cookies.size).toBe(0)
    },
  )

  test('is limited as the call is', async () => {
    await reopen({ rateLimit: true })
    const guess = () => submit(visitor(), '/api/auth/sign-in', { email: ANNA.email, password: 'guessed' })
    expect((await guess()).status).toBe(422)
    for (let count = 0; count < 10; count++) await guess()
    const { status, response } = await guess()
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(drawn().at(-1)?.answer).toMatchObject({
      type: 'refused',
      error: expect.stringMatching(/^Too many attempts/),
      values: {},
    })
  })

  test('that comes too often costs one drawing, whatever was typed', async () => {
    await reopen({ rateLimit: true })
    const guess = (password: string) =>
      submit(visitor(), '/api/auth/sign-in', { email: ANNA.email, password: `guessed ${password}` })
    let refused = 0
    for (let count = 0; count < 40; count++) if ((await guess(`${count}`)).status === 429) refused++
    expect(refused).toBeGreaterThan(20)
    const tooMany = drawn().flatMap(({ answer }) => (answer.type === 'refused' ? [answer.error] : []))
    const texts = tooMany.filter((error) => error.startsWith('Too many'))
    // One per text, which contains the remaining time in seconds.
    expect(texts.length).toBe(new Set(texts).size)
    expect(texts.length).toBeLessThan(refused)
  })

  test('by a guest is asked about in one drawing for all who are as far', async () => {
    for (const guest of [visitor(), visitor(), visitor()]) {
      await submit(guest, '/api/auth/guest')
      expect(await submit(guest, '/api/auth/sign-out')).toMatchObject({ status: 200 })
    }
    expect(drawn()).toHaveLength(1)
  })
})
