import { ADDRESSES } from '#api/addresses.ts'
import { profile } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('[OWN-6] [DATA-12] what is chosen without a network is kept, and sent once the network is back', async ({
  readerAt,
  traffic,
}) => {
  const page = await readerAt(42, '/account#reading')
  const option = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
  await expect(option('Text size', 'Usual')).toBeChecked()

  traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ADDRESSES.profile))
  await option('Text size', 'Large').click()
  await option('Keyboard shortcuts', 'Off').click()
  await tried
  await expect(option('Text size', 'Large')).toBeChecked()
  await expect(option('Keyboard shortcuts', 'Off')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.context().setOffline(false)
  await expect.poll(async () => (await profile(page)).settings).toMatchObject({ textSize: 'large', shortcuts: false })
  await page.reload()
  await expect(option('Text size', 'Large')).toBeChecked()
})
