import { ADDRESSES } from '#api/addresses.ts'
import type { Session } from '#api/sign-in.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'
import { control } from './support/turn.ts'

test('[SHELL-5] [SHELL-9] the slide-in menu', { tag: '@phone' }, async ({ readerAt }) => {
  const page = await readerAt(42)
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('locks the page, and gives the focus back', async () => {
    const ways = {
      escape: () => page.keyboard.press('Escape'),
      x: () => menu.getByRole('button', { name: 'Close menu' }).click(),
      backdrop: () => page.mouse.click(380, 500),
    }
    for (const [way, close] of Object.entries(ways)) {
      await opener.click()
      await expect(menu, way).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      for (let press = 0; press < 14; press++) await page.keyboard.press('Tab')
      expect(await menu.evaluate((element) => element.contains(document.activeElement)), way).toBe(true)
      await close()
      await expect(menu, way).toBeHidden()
      await expect(opener, way).toBeFocused()
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    }
  })

  await test.step('holds eight links and the chapter', async () => {
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
    await opener.click()
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Codex',
      'Callings',
      'Quests',
      'Relations',
      'Map',
      'Feedback',
      'Account',
    ])
    const select = menu.getByLabel('Current chapter')
    await expect(select.locator('option:checked')).toHaveText('42 The Missing Girl')
    await expect(select.locator('option')).toHaveCount(60)
    await expect(select.locator('option', { hasText: /^43/ })).toHaveText('43 ????')
    await menu.getByRole('link', { name: 'Quests' }).click()
    await expect(page).toHaveURL('/quests')
    await expect(menu).toBeHidden()
    await opener.click()
    await select.selectOption('17')
    await expect(menu).toBeHidden()
    await expect(control(page, 17)).toBeVisible()
  })

  await test.step('stays open when a screen that was asked for before it arrives, and closes on the way back', async () => {
    const screens = await holdRequests(page, /\/assets\/.*\.js/)
    await opener.click()
    await menu.getByRole('link', { name: 'Map' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(page.locator('h1')).toHaveText('Quest Log')
    await screens.release()
    await expect(page.locator('h1')).toHaveText('Map')
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page.locator('h1')).toHaveText('Quest Log')
  })

  await test.step('holds a long name inside', async () => {
    const username = 'W'.repeat(50)
    await page.route(`**${ADDRESSES.session}`, async (route) => {
      const answer = await route.fetch()
      const { profile } = (await answer.json()) as Session
      await route.fulfill({ json: { profile: { ...profile, isAnonymous: false, username } } })
    })
    await page.reload()
    await opener.click()
    await expect(page.getByText(`Signed in as ${username}`)).toBeVisible()
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
