import { expect, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import { NETWORK_LIMITS } from '#server/http/network-limit.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN } from '#server/testing/open-app.ts'
import { readersWithoutScript } from '#server/testing/readers-without-script.ts'
import { withoutWrites } from '#server/testing/without-writes.ts'

onBothDatabases('[SHELL-21] turning to another chapter by a form', (newDatabase) => {
  const { database, drawn, profile, readerAt, reopen, turn, url, visitor } = readersWithoutScript(newDatabase)

  test('leads back to the page, at that chapter, on this device too', async () => {
    const browser = await readerAt(42)
    expect(await turn(browser, 43, {}, `${ORIGIN}/codex/items?id=met-12`)).toMatchObject({
      status: 303,
      to: '/codex/items?id=met-12',
    })
    expect((await profile(browser)).currentChapter).toBe(43)
    const { response } = await turn(browser, 44)
    expect(response.headers.getSetCookie()).toEqual(['chapter=44; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  test('behind HTTPS sets a cookie for HTTPS alone', async () => {
    await reopen({ baseUrl: 'https://codex.example', origin: ORIGIN })
    const browser = await readerAt(42)
    const { response } = await turn(browser, 41)
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^chapter=41;.*; Secure/))
  })

  test('back leaves behind what the address says of the story', async () => {
    const browser = await readerAt(42)
    expect(await turn(browser, 41, {}, `${ORIGIN}/codex/items?id=met-42`)).toMatchObject({ to: '/codex/items' })
    expect(await turn(browser, 40, {}, `${ORIGIN}/pathways/met-40`)).toMatchObject({ to: '/pathways' })
  })

  test('back is at the chapter although the account cannot be told', async () => {
    const browser = await readerAt(42)
    const writesAgain = await withoutWrites(url(), database())
    expect(await turn(browser, 12)).toMatchObject({ status: 303, to: '/codex' })
    expect(browser.cookies.get('chapter')).toBe('12')
    expect(await (await browser.get('/codex')).text()).toContain('data-chapter="12"')
    await writesAgain()
  })

  test('ahead is nowhere while the account cannot be told', async () => {
    const browser = await readerAt(42)
    const writesAgain = await withoutWrites(url(), database())
    expect((await turn(browser, 43)).status).toBe(503)
    expect(browser.cookies.has('chapter')).toBe(false)
    expect(drawn()).toMatchObject([{ chapter: 42, answer: { type: 'failed', from: '/codex' } }])
    await writesAgain()
  })

  test('far ahead is asked about first, from the chapter of this device', async () => {
    const browser = await readerAt(42)
    browser.cookies.set('chapter', '12')
    expect((await turn(browser, 18)).status).toBe(200)
    expect(drawn()).toEqual([
      { address: '/api/profile', chapter: 12, answer: { type: 'leap', to: 18, from: '/codex' } },
    ])
    expect((await profile(browser)).currentChapter).toBe(42)
    expect(browser.cookies.get('chapter')).toBe('12')

    const meant = { isMeant: 'yes', from: '/codex' }
    expect(await turn(browser, 18, meant, `${ORIGIN}/api/profile`)).toMatchObject({ status: 303, to: '/codex' })
    expect((await profile(browser)).currentChapter).toBe(18)
    expect(await turn(browser, 23)).toMatchObject({ status: 303 })
  })

  test('far ahead is not asked about without end', async () => {
    await reopen({ rateLimit: true })
    const browser = await readerAt(1)
    const most = NETWORK_LIMITS.writes[0].most
    const statuses: number[] = []
    for (let count = 0; count < most + 20; count++) {
      const { status } = await turn(browser, 20 + (count % 2), {}, `${ORIGIN}/codex?q=${count}`)
      statuses.push(status)
    }
    expect(statuses.slice(0, most - 1)).toEqual(Array(most - 1).fill(200))
    expect(statuses.slice(most)).toEqual(Array(20).fill(429))
    const refusals = drawn().filter(({ answer }) => answer.type === 'failed')
    expect(refusals.length).toBeLessThan(5)
    expect(refusals[0]).toMatchObject({ chapter: 1, answer: { from: '/codex' } })
  })

  test.each(['0', '215', '-1', '1e2', '42.5', '', 'x', '0x2a', ' 43', '99999999'])(
    'to what is no chapter is refused, and changes nothing: %j',
    async (to) => {
      const browser = await readerAt(42)
      expect((await turn(browser, to)).status).toBe(422)
      expect(drawn()).toMatchObject([{ chapter: 42, answer: { type: 'failed', error: ERRORS.chapterInvalid } }])
      expect((await profile(browser)).currentChapter).toBe(42)
      expect(browser.cookies.has('chapter')).toBe(false)
    },
  )

  test('by nobody leads to the sign-in', async () => {
    expect(await turn(visitor(), 43)).toMatchObject({ status: 303, to: '/auth' })
  })

  test.each([
    'https://evil.example/codex',
    '//evil.example',
    `${ORIGIN}//evil.example`,
    '/\\evil.example',
    'javascript:alert(1)',
    `${ORIGIN}/api/profile/data`,
    '%',
  ])('never leads away from the app: %s', async (from) => {
    const browser = await readerAt(42)
    for (const answer of [await turn(browser, 43, {}, from), await turn(browser, 44, { from })]) {
      expect(answer.status).toBe(303)
      expect(['/', '/codex']).toContain(answer.to)
    }
  })
})
