import { card, popup } from './support/home.ts'
import { sampleOf } from './support/sample.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const POPUPS = {
  balance: 'Purse & Bank',
  inventory: 'Inventory',
  abilities: 'Abilities',
  wren: 'Wren Harrow',
}

test('[HOME-3] the address scrolls to a card, and points out an ability @extended', async ({ readerAt }) => {
  const page = await readerAt(42)
  const asItCame = page.viewportSize()!
  await page.setViewportSize({ width: asItCame.width, height: 420 })
  const cards = [
    ['abilities', 'Abilities'],
    ['balance', 'Purse & Bank'],
  ] as const
  for (const [, title] of cards) await expect(card(page, title)).not.toBeInViewport({ ratio: 0.5 })

  for (const [name, title] of cards) {
    await test.step(`scrollTo=${name} scrolls to ${title}`, async () => {
      await page.goto(`/?scrollTo=${name}`)
      await expect(card(page, title).getByRole('heading')).toBeInViewport()
      await expect(card(page, title)).toBeFocused()
    })
  }

  await page.setViewportSize(asItCame)
  await test.step('targetAbility opens its group, points the ability out and gives it the focus', async () => {
    await page.goto('/?popup=abilities&targetAbility=Steady%20Hand')
    const ability = popup(page, 'Abilities').getByRole('listitem').filter({ hasText: 'Steady Hand' }).first()

    await expect(ability).toBeFocused()
    await expect(ability).toBeInViewport({ ratio: 1 })
    await expect(ability).toHaveAttribute('data-target')
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('targetAbility alone opens the abilities, and closing leaves Home as it was', async () => {
    await page.goto('/?targetAbility=lamp%20sight')
    await expect(popup(page, 'Abilities')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  await test.step('targetAbility of a later chapter is as unknown as any other', async () => {
    await readerAt(20, '/?targetAbility=lamp%20sight')
    await expect(card(page, 'Abilities')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('[HOME-12] [HOME-3] a popup is its address', async ({ readerAt }) => {
  const page = await readerAt(42)
  const dialog = page.getByRole('dialog')

  await test.step('opened on Home it goes back, and forward opens it again', async () => {
    await card(page, 'Inventory').getByRole('link', { name: 'Open inventory' }).click()
    await expect(page).toHaveURL('/?popup=inventory')

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeHidden()
    await page.goForward()
    await expect(popup(page, 'Inventory')).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  })

  await test.step('a press beside it closes it', async () => {
    await visit(page, '/?popup=balance')
    await expect(popup(page, 'Purse & Bank')).toBeVisible()
    await settled(page)
    await page.mouse.click(4, 4)

    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  for (const value of sampleOf(['nothing', 'Balance', '', '__proto__'], 2)) {
    await test.step(`popup=${value} opens nothing`, async () => {
      await visit(page, `/?popup=${value}`)
      await expect(card(page, 'Purse & Bank')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/')
    })
  }

  await visit(page, '/about')
  // The tests of each popup's contents also open it by its address.
  for (const [name, title] of sampleOf(Object.entries(POPUPS), 2)) {
    await test.step(`popup=${name} opened by a link from elsewhere opens ${title}, and closes to Home and no further`, async () => {
      await page.goto(`/?popup=${name}&scrollTo=balance`)
      await expect(popup(page, title)).toBeVisible()

      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/?scrollTo=balance')
      await page.goBack()
      await expect(page).toHaveURL('/about')
    })
  }
})
