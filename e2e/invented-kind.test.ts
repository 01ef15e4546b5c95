import { projectWithBeasts } from '#tools/laws/invented-kind.ts'
import { fact } from './support/facts.ts'
import { serveBook } from './support/second-book.ts'
import { test as base, expect } from './support/test.ts'

/** The tests of this file run against an app with a kind of entry that the project does not have, on a separate server. */
const test = base.extend<object, { served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
    async ({}, use) => {
      const { folder, remove } = projectWithBeasts()
      const { origin, stop } = await serveBook('content', folder)
      await use(origin)
      await stop()
      remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, use) => use(served),
})

test('[CODEX-2] [CODEX-3] what an author invents in a line or a file is seen @desktop @extended', async ({
  page,
  readerAt,
}) => {
  await readerAt(2, '/codex')
  await test.step('a kind that is one file of code has its category, its list, its record and its hits', async () => {
    await page.getByRole('link', { name: /Beasts/ }).click()
    await expect(page).toHaveURL('/codex/beasts')
    await expect(page.getByRole('heading', { level: 1, name: 'Beasts' })).toBeVisible()

    await page.getByRole('link', { name: /Old Dog/ }).click()
    const record = page.getByRole('dialog', { name: 'Old Dog' })
    await expect(fact(record, 'Keeper').getByRole('link', { name: 'Edmond Dantès' })).toBeVisible()
    await expect(record.getByRole('heading', { name: 'What has been told' })).toBeVisible()
    await expect(record.getByText('It sleeps in the sun all day.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record).toBeHidden()

    await page.goto('/codex?q=auld+dogge')
    await expect(page.getByRole('link', { name: /Old Dog/ })).toBeVisible()
  })

  await test.step('a field that is one line of its kind and one of its view is seen in the record', async () => {
    for (const address of ['/codex/characters?id=old-one', '/codex/items?id=old-one']) {
      await page.goto(address)
      const record = page.getByRole('dialog')
      await expect(fact(record, 'Mentor').getByRole('link', { name: 'Edmond Dantès' })).toBeVisible()
      await expect(fact(record, 'Worth')).toHaveText('3 francs')
      await expect(record.getByRole('heading', { name: 'Motto' })).toBeVisible()
      await expect(record.getByText('Never ask a gull for the way.')).toBeVisible()
      await expect(record.getByRole('list', { name: 'Kin' }).getByRole('link', { name: 'Mercédès' })).toBeVisible()
    }
  })
})
