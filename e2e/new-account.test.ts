import { button, signUp } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { skipWelcome } from './support/welcome.ts'

test('[AUTH-10] whoever signs up where no mail is sent is led to the recovery codes, once @extended', async ({
  page,
  expectNoAxeViolations,
}) => {
  await skipWelcome(page)
  await signUp(page)
  const toast = page.locator('.toast').filter({ hasText: 'recovery code' })
  await expect(toast).toBeVisible()
  await expect(page.locator('h1')).toBeVisible()
  await expectNoAxeViolations(page)

  await toast.getByRole('button', { name: 'Recovery codes' }).click()
  await expect(page).toHaveURL('/account#sign-in')
  await expect(button(page, 'Make Codes')).toBeInViewport()

  await page.reload()
  await expect(button(page, 'Make Codes')).toBeVisible()
  await expect(toast).toBeHidden()
})
