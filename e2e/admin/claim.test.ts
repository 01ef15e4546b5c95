import { ADDRESSES } from '#api/addresses.ts'
import { startOwnServer } from '#e2e/support/own-server.ts'
import { expectNoSidewaysScroll } from '#e2e/support/sideways.ts'
import { anyEmail, button } from '#e2e/support/sign-in.ts'
import { test as base, expect } from '#e2e/support/test.ts'

/** The address in the log of a server that has no administrator yet. */
const test = base.extend<{ claim: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
  claim: async ({}, use) => {
    const server = await startOwnServer({})
    await use(/There is no administrator yet\. .* open (\S+)$/m.exec(server.said)![1]!)
    await server.stop()
  },
  baseURL: ({ claim }, use) => use(new URL(claim).origin),
})

test('[FEED-10] whoever reads the log of a new site becomes its administrator, once @extended', async ({
  page,
  baseURL,
  claim,
  expectNoAxeViolations,
}) => {
  const found = async () => (await (await page.request.get(claim)).text()).includes('Administer')
  expect(await found(), 'to a visitor it is no page').toBe(false)

  const anna = { username: 'Anna', email: anyEmail(), password: 'secret1' }
  await page.request.post(ADDRESSES.signUp, { data: anna, headers: { origin: baseURL! } })
  await page.goto(claim)
  await expect(page.getByRole('main')).toContainText('Nobody administers this site yet. The account Anna')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page, [320, 390, 1440])

  await button(page, 'Administer with this account').click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expectNoAxeViolations(page)

  expect(await found(), 'its code has ended').toBe(false)
})
