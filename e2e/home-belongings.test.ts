import { inPopup, turnChapterOnHome } from './support/at-home.ts'
import { fact } from './support/facts.ts'
import { FIRST_STORY_FILE, group, popup } from './support/home.ts'
import { expect, test } from './support/test.ts'

test('[HOME-7] the inventory at chapter 20', async ({ readerAt }) => {
  const page = await readerAt(20, '/?popup=inventory')
  const inventory = popup(page, 'Inventory')
  const revolver = inventory.getByRole('listitem').filter({ hasText: 'Brass flare pistol' })

  await test.step('shows each thing by category, with all that is known of it', async () => {
    const heads = inventory.getByRole('heading', { level: 3 })
    await expect(heads).toHaveText([/^Weapons & Combat\d+$/, /^Tools & Equipment\d+$/, /^Other\d+$/])
    for (const text of ['Common', 'Owned', 'Acquired in Ch. 1']) await expect(revolver.getByText(text)).toBeVisible()
    for (const name of ['Condition', 'Ammo', 'Importance']) await expect(fact(revolver, name)).not.toBeEmpty()
    await expect(revolver.locator('svg.plate')).toBeVisible()
  })

  await test.step('closes and opens its categories', async () => {
    const name = inventory.getByRole('heading', { name: 'Brass flare pistol' })
    await group(page, 'Weapons & Combat').press('Enter')
    await expect(name).toBeHidden()
    await group(page, 'Weapons & Combat').press('Enter')
    await expect(name).toBeVisible()
  })

  await test.step('leads to the codex for details', async () => {
    await inventory.getByRole('link', { name: 'Details of Brass flare pistol' }).click()
    await expect(page).toHaveURL('/codex/items?id=flare-pistol')
    await expect(popup(page, 'Brass flare pistol')).toBeVisible()
  })
})

test('[HOME-7] the inventory draws a thing whose picture fails @desktop @extended', async ({
  page,
  readerAt,
  traffic,
}) => {
  traffic.expectProblem(/no-such-picture/)
  // The server drew the real story; the browser gets a modified one here.
  traffic.expectProblem(/React error #418/)
  await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404 }))
  await page.route(FIRST_STORY_FILE, async (route) => {
    const chapters = await (await route.fetch()).json()
    chapters.chapter_1.items['flare-pistol'].image = '/no-such-picture.png'
    await route.fulfill({ json: chapters })
  })
  const failed = page.waitForResponse('**/no-such-picture.png')
  await readerAt(1, '/?popup=inventory')
  await failed
  const revolver = popup(page, 'Inventory').getByRole('listitem').filter({ hasText: 'Brass flare pistol' })

  await expect(revolver.locator('svg.plate')).toBeVisible()
  await expect(revolver.locator('img')).toBeHidden()
})

test('[HOME-8] the abilities from chapter 1 on @desktop', async ({ readerAt }) => {
  const page = await readerAt(1)

  await test.step('stand in no group that has none, but the one of the pathway, which says that it is missing', () =>
    inPopup(page, 'Abilities', async (abilities) => {
      const heads = abilities.getByRole('heading', { level: 3 })
      await expect(heads).toHaveText([/^Languages\d+$/, /^Gifts of the calling/])
      await expect(abilities.getByText('No calling has been taken up')).toBeVisible()
    }))

  await turnChapterOnHome(page, 1, 20)
  await test.step('of the pathway are missing before there is a pathway', () =>
    inPopup(page, 'Abilities', async (abilities) => {
      await expect(abilities.getByText('No calling has been taken up')).toBeVisible()
      await expect(abilities.getByText('Nothing is known of her abilities')).toBeHidden()
    }))

  await turnChapterOnHome(page, 20, 42)
  await test.step('stand in four groups, each with description and chapter of discovery', () =>
    inPopup(page, 'Abilities', async (abilities) => {
      const heads = abilities.getByRole('heading', { level: 3 })
      await expect(heads).toHaveText([/^Languages\d+$/, /^Gifts of the calling\d+$/, /^Fog\d+$/, /^Learned\d+$/])
      const vision = abilities.getByRole('listitem').filter({ hasText: 'Lamp Sight' }).first()
      await expect(vision).toContainText('Discovered in Ch. 32')
      await expect(vision.getByRole('paragraph')).not.toBeEmpty()

      await group(page, 'Languages').click()
      await expect(abilities.getByText('Northish')).toBeHidden()
    }))

  await turnChapterOnHome(page, 42, 60)
  await test.step('of the pathway go down from Degree 9', () =>
    inPopup(page, 'Abilities', async (abilities) => {
      const sequences = abilities.getByRole('heading', { level: 4 })
      await expect(sequences).toHaveText(['Degree 9, Emberwright', 'Degree 8, Fogstrider'])
    }))
})

test('[HOME-7] [HOME-8] [HOME-9] all belongings are missing while no story could be loaded @desktop @extended', async ({
  page,
  readerAt,
  traffic,
}) => {
  traffic.expectProblem(/story|Failed to load/)
  await page.route('**/story/**', (route) => route.abort())
  await readerAt(42, '/?popup=abilities')

  await expect(popup(page, 'Abilities').getByText('Nothing is known of her abilities')).toBeVisible()
  await page.goto('/?popup=inventory')
  await expect(popup(page, 'Inventory').getByText('No items')).toBeVisible()
  for (const address of ['/?popup=wren', '/?popup=portrait']) {
    await page.goto(address)
    await expect(page.getByText('The story has not been loaded.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('[HOME-9] [DATA-7] [DATA-10] the details of the protagonist from chapter 1 on', async ({ readerAt }) => {
  const page = await readerAt(1)

  await inPopup(page, 'Wren Harrow', async (record) => {
    await test.step('list the identities of one chapter in the order in which it tells them', async () => {
      const names = record.locator('.protagonist-popup-identities b')
      await expect(names).toHaveText(['Ottilie Marsh', 'Wren Harrow'])
    })

    await test.step('keep the list of activities as high where it holds little', async () => {
      const list = record.getByRole('list', { name: 'Recent activities' })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list).toHaveCSS('height', '280px')
      expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    })
  })

  await turnChapterOnHome(page, 1, 31)
  await test.step('name neither pathway nor Degree before they are told', () =>
    inPopup(page, 'Wren Harrow', async (record) => {
      await expect(fact(record, 'Calling')).toHaveText('Unknown')
      await expect(fact(record, 'Degree')).toHaveText('????')
    }))

  await turnChapterOnHome(page, 31, 60)
  await inPopup(page, 'Wren Harrow', async (record) => {
    await test.step('have pathway, Degree and its progress, status, identities and activities', async () => {
      await expect(fact(record, 'Calling')).toHaveText('Emberwright')
      await expect(fact(record, 'Degree')).toHaveText('Degree 8, Fogstrider')
      await expect(fact(record, 'Status')).toHaveText('Alive')
      await expect(record.getByRole('progressbar', { name: 'Degree 8, Fogstrider' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      )
      const identities = await record.locator('.protagonist-popup-identities > li').allInnerTexts()
      const chapters = identities.map((text) => Number(/^Ch\. (\d+)/.exec(text)![1]))
      expect(chapters.length).toBeGreaterThan(2)
      expect(chapters).toEqual(chapters.toSorted((a, b) => a - b))
    })

    await test.step('list the activities newest first, in a list 280 px high', async () => {
      const list = record.getByRole('list', { name: 'Recent activities' })
      const texts = await list.getByRole('listitem').allInnerTexts()
      const chapters = texts.map((text) => Number(/^Ch\. (\d+)/.exec(text)![1]))

      expect(chapters.length).toBeGreaterThan(5)
      expect(chapters).toEqual(chapters.toSorted((a, b) => b - a))
      await expect(list).toHaveCSS('height', '280px')
      // Tab order: the × button, the sheet, the list. Scrollable parts take the focus and scroll by keyboard.
      await record.getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(list).toBeFocused()
      await page.keyboard.press('End')
      await expect(list.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
    })
  })
})
