import { expect, test } from 'vitest'
import { LINK_SECONDS } from '#server/accounts/account-keys.ts'
import { ATTEMPTS } from '#server/accounts/attempt-limit.ts'
import { openWithMailbox } from '#server/testing/mailbox.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'

const ANNA = { email: 'anna@example.com', password: 'secret' }

onBothDatabases('links that anybody may ask for', (newDatabase) => {
  test('[AUTH-7] a stranger who asks all the time keeps the owner from no link, and fills no mailbox', async () => {
    const { ask, laterBy, reset, sent, close } = await openWithMailbox(await newDatabase(), ANNA)
    for (let halfHour = 0; halfHour < 24; halfHour++) {
      for (let network = 0; network < 8; network++) await ask(`10.8.${network}.1`)
      await laterBy(LINK_SECONDS / 2)
    }
    expect(sent.length, 'ten, and one in each half hour').toBeLessThanOrEqual(10 + 24)

    const before = sent.length
    expect(await ask('10.7.0.1')).toBe(204)
    expect(sent).toHaveLength(before + 1)
    for (let network = 0; network < 8; network++) await ask(`10.8.${network}.1`)
    expect(await ask('10.7.0.1')).toBe(204)
    expect(sent, 'the newest link is in the mailbox already').toHaveLength(before + 1)
    expect(await reset(sent.at(-1)!)).toBe(200)
    await close()
  })

  test('[AUTH-7] one network that asks for an address keeps no other from it, whether it has an account or not', async () => {
    const { ask, sent, close } = await openWithMailbox(await newDatabase(), ANNA)
    for (const email of [ANNA.email, 'nobody@example.com']) {
      const statuses = []
      for (let asked = 0; asked <= ATTEMPTS.mailsToAddress; asked++) statuses.push(await ask('10.8.0.1', email))
      expect(statuses).toEqual([...Array(ATTEMPTS.mailsToAddress).fill(204), 429])
      expect(await ask('10.7.0.1', email)).toBe(204)
    }
    expect(sent).toHaveLength(ATTEMPTS.mailsToAddress + 1)
    await close()
  })

  test('[AUTH-7] links that were sent while the clock was ahead hold back none', async () => {
    const { ask, laterBy, sent, close } = await openWithMailbox(await newDatabase(), ANNA)
    for (let network = 0; network < 12; network++) await ask(`10.8.${network}.1`)
    const before = sent.length
    await ask('10.7.0.1')
    expect(sent).toHaveLength(before)

    await laterBy(-2 * 24 * 60 * 60)
    expect(await ask('10.7.1.1')).toBe(204)
    expect(sent).toHaveLength(before + 1)
    await close()
  })

  test('[AUTH-8] links to a password that a stranger asks for leave those that prove an address', async () => {
    const { ask, browser, settle, sent, close } = await openWithMailbox(await newDatabase(), ANNA)
    for (let network = 0; network < 12; network++) await ask(`10.8.${network}.1`)

    const before = sent.length
    expect((await browser.post('/api/account/verification')).status).toBe(204)
    await settle()
    expect(sent).toHaveLength(before + 1)
    await close()
  })
})
