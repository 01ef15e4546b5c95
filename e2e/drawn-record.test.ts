import { alive, touch } from './support/before-app.ts'
import { expect, test } from './support/test.ts'

test.use({ isTouched: false })

test('[SHELL-14] a record opened by its address stands before the app is there, which takes it over as it stands @desktop', async ({
  page,
  readerAt,
}) => {
  await readerAt(42, '/codex/organizations?id=tuesday-table')
  const record = page.getByRole('dialog')
  await expect(record.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('#root')).toHaveAttribute('data-chapter', '42')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex/organizations')
  await expect(record).toBeHidden()

  await page.goto('/codex/organizations?id=tuesday-table')
  await record.evaluate((sheet) => sheet.setAttribute('data-marked', ''))
  await touch(page)
  await alive(page)
  await expect(record).toHaveAttribute('data-marked', '')
  await expect(record.getByRole('button', { name: 'Close' })).toBeVisible()
})
