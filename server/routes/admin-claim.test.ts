import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAdminClaims } from '#server/accounts/admin-claims.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'

onBothDatabases('the claim code', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let code: string

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase() })
    code = (await createAdminClaims(server.database, []).newCode())!
  })
  afterEach(() => server.close())

  async function registered() {
    const browser = createBrowser(server.app)
    const account = { username: '<b>Anna', email: `${crypto.randomUUID()}@example.com`, password: 'secret' }
    await browser.post('/api/auth/sign-up', account)
    return browser
  }

  const claim = (browser: Browser, by = code, headers = {}) => browser.post(`/admin/claim/${by}`, '', headers)
  const administers = async (browser: Browser) => (await browser.get('/api/admin/posts')).status === 200

  test('[FEED-10] makes whoever has read the log the administrator, once', async () => {
    const [anna, eve] = [await registered(), await registered()]
    const page = await anna.get(`/admin/claim/${code}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.text()).toContain('&lt;b&gt;Anna')
    expect(await administers(anna)).toBe(false)

    const answered = await claim(anna)

    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/admin'])
    expect(await administers(anna)).toBe(true)
    expect((await claim(eve)).status).toBe(405)
    expect(await administers(eve)).toBe(false)
    expect(await createAdminClaims(server.database, []).newCode()).toBeUndefined()
  })

  test('[FEED-10] is nothing for visitors and guests, from other sites, and where it is wrong', async () => {
    const guest = createBrowser(server.app)
    await guest.post('/api/auth/guest')
    const anna = await registered()
    for (const browser of [createBrowser(server.app), guest]) {
      expect((await browser.get(`/admin/claim/${code}`)).status).toBe(404)
      expect((await claim(browser)).status).toBe(405)
    }
    expect((await anna.get('/admin/claim/wrong')).status).toBe(404)
    expect((await claim(anna, 'wrong')).status).toBe(405)
    expect((await claim(anna, code, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await administers(anna)).toBe(false)
    const rows = await server.database.db.selectFrom('adminClaim').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('[FEED-10] makes one administrator of two who have it at the same moment', async () => {
    const both = [await registered(), await registered()]
    const statuses = await Promise.all(both.map((browser) => claim(browser)))
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([303, 405])
  })

  test('[FEED-10] is not there where ADMIN_IDS names somebody', async () => {
    expect(await createAdminClaims(server.database, ['somebody']).newCode()).toBeUndefined()
    const named = await openApp({ adminIds: ['somebody'], origin: ORIGIN })
    expect((await createBrowser(named.app).get(`/admin/claim/${code}`)).status).toBe(404)
    await named.close()
  })
})
