import { card, popup } from './support/home.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const POPUPS = {
  balance: 'Purse & Bank',
  inventory: 'Inventory',
  abilities: 'Abilities',
  wren: 'Wren Harrow',
}

test.describe('[HOME-3] the address', () => {
  for (const [name, title] of [
    ['abilities', 'Abilities'],
    ['balance', 'Purse & Bank'],
  ] as const) {
    test(`scrollTo=${name} scrolls to ${title}`, async ({ readerAt }) => {
      const page = await readerAt(42)
      await page.setViewportSize({ width: page.viewportSize()!.width, height: 420 })
      await expect(card(page, title)).not.toBeInViewport({ ratio: 0.5 })
      await page.goto(`/?scrollTo=${name}`)

      await expect(card(page, title).getByRole('heading')).toBeInViewport()
      await expect(card(page, title)).toBeFocused()
    })
  }

  test('targetAbility opens its group, points the ability out and gives it the focus', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=abilities&targetAbility=Steady%20Hand')
    const ability = popup(page, 'Abilities').getByRole('listitem').filter({ hasText: 'Steady Hand' }).first()

    await expect(ability).toBeFocused()
    await expect(ability).toBeInViewport({ ratio: 1 })
    await expect(ability).toHaveAttribute('data-target')
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })

  test('targetAbility alone opens the abilities, and closing leaves Home as it was @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/?targetAbility=lamp%20sight')
    await expect(popup(page, 'Abilities')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  test('targetAbility of a later chapter is as unknown as any other @desktop', async ({ readerAt }) => {
    const page = await readerAt(20, '/?targetAbility=lamp%20sight')

    await expect(card(page, 'Abilities')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('[HOME-12] a popup is its address', () => {
  test('opened on Home it goes back, and forward opens it again', async ({ readerAt }) => {
    const page = await readerAt(42)
    await card(page, 'Inventory').getByRole('link', { name: 'Open inventory' }).click()
    await expect(page).toHaveURL('/?popup=inventory')

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goForward()
    await expect(popup(page, 'Inventory')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('[HOME-3] opened by a link from elsewhere it closes to Home and no further', { tag: '@desktop' }, async ({
    readerAt,
  }) => {
    const page = await readerAt(42, '/about')
    for (const [name, title] of Object.entries(POPUPS)) {
      await test.step(`popup=${name} opens ${title}`, async () => {
        await page.goto(`/?popup=${name}&scrollTo=balance`)
        await expect(popup(page, title)).toBeVisible()

        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page).toHaveURL('/?scrollTo=balance')
        await page.goBack()
        await expect(page).toHaveURL('/about')
      })
    }
  })

  test('a press beside it closes it', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')
    await expect(popup(page, 'Purse & Bank')).toBeVisible()
    await settled(page)
    await page.mouse.click(4, 4)

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  test('of any other name opens nothing', { tag: '@desktop' }, async ({ readerAt }) => {
    for (const value of ['nothing', 'Balance', '', '__proto__']) {
      const page = await readerAt(42, `/?popup=${value}`)

      await expect(card(page, 'Purse & Bank')).toBeVisible()
      await expect(page.getByRole('dialog'), value).toBeHidden()
      await expect(page).toHaveURL('/')
    }
  })
})
