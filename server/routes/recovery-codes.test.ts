import { expect, test } from 'vitest'
import { ATTEMPTS } from '#server/accounts/attempt-limit.ts'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { codesOf, isIn, profileOf, readersWithMail, stateOf } from '#server/testing/readers-with-mail.ts'

onBothDatabases('recovery codes', (newDatabase) => {
  const { login, registered, signIn, visitor } = readersWithMail(newDatabase)

  test('[AUTH-10] needs no mail with a recovery code, which works once, however it is typed', async () => {
    const { browser } = await registered()
    const codes = await codesOf(browser)
    expect(codes).toHaveLength(8)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const here = visitor()
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ')
    const recover = (code: string, with_ = visitor()) =>
      with_.post('/api/auth/recover', { code, newPassword: 'a new one' })

    expect((await recover(typed, here)).status).toBe(200)

    expect((await profileOf(here)).email).toBe(login().email)
    expect(await isIn(browser)).toBe(false)
    expect(await signIn({ ...login(), password: 'a new one' })).toBe(200)
    expect(await stateOf(here)).toMatchObject({ recoveryCodes: 7 })
    expect(await answer(recover(typed))).toEqual([
      400,
      { error: 'This is not one of your recovery codes, or it has been used already.' },
    ])
  })

  test('[AUTH-10] new codes end the old ones, and take the password as other changes do', async () => {
    const { browser } = await registered()
    const [old] = await codesOf(browser)
    const [code] = await codesOf(browser)
    const guest = visitor()
    await guest.post('/api/auth/guest')

    expect((await guest.post('/api/account/recovery-codes', {})).status).toBe(403)
    expect((await visitor().post('/api/auth/recover', { code: old, newPassword: 'a new one' })).status).toBe(400)
    expect((await visitor().post('/api/auth/recover', { code, newPassword: 'a new one' })).status).toBe(200)
  })

  test('[AUTH-10] codes and links are tried a few times by one network', async () => {
    const tries = []
    for (let tried = 0; tried <= ATTEMPTS.keysOfNetwork; tried++) {
      const body = { code: `0000-0000-0000-${1000 + tried}`, newPassword: 'a new one' }
      tries.push((await visitor().post('/api/auth/recover', body)).status)
    }
    expect(tries).toEqual([...Array(ATTEMPTS.keysOfNetwork).fill(400), 429])
    expect((await visitor().post('/api/auth/reset', { key: 'x', newPassword: 'a new one' })).status).toBe(429)
    expect((await visitor().post('/api/auth/verify', { key: 'x' })).status).toBe(429)
  })
})
