import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { inPopup, turnChapterOnHome } from './support/at-home.ts'
import { fact } from './support/facts.ts'
import { card, FIRST_STORY_FILE, group, popup } from './support/home.ts'
import { leave } from './support/leave.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

const protagonistOf = (page: Page) => card(page, 'Your protagonist')

test('[HOME-1] [HOME-2] Home at chapter 42 @extended', async ({ readerAt }) => {
  const page = await readerAt(42)
  const protagonist = protagonistOf(page)

  await test.step('the protagonist card says who, when, where, what for and how far', async () => {
    await expect(protagonist.getByRole('heading', { level: 1, name: 'Wren Harrow' })).toBeVisible()
    await expect(protagonist.getByText('also heard of as “The Ferrywoman”')).toBeVisible()
    await expect(fact(protagonist, 'Day')).toHaveText('9 April 812')
    await expect(fact(protagonist, 'Location')).toContainText('Saltmere')
    await expect(fact(protagonist, 'Job')).toContainText('Lantern Watch')
    await expect(fact(protagonist, 'Main goal')).toContainText('missing girl')
    await expect(protagonist.getByRole('progressbar', { name: 'Degree 9, Emberwright' })).toBeVisible()
    await inPopup(page, 'Wren Harrow', async () => {})
  })

  await test.step('it shows the portrait large, and gives the focus back', async () => {
    const enlarge = page.getByRole('link', { name: 'Enlarge portrait of Wren Harrow' })
    const small = await protagonist.locator('svg.portrait').boundingBox()

    await enlarge.press('Enter')
    const large = popup(page, 'Wren Harrow').locator('svg.portrait')
    await expect(large).toBeVisible()
    expect((await large.boundingBox())!.height).toBeGreaterThan(small!.height * 1.2)
    await page.goBack()
    await expect(large).toBeHidden()
    await expect(page).toHaveURL('/')

    await page.goForward()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

  await test.step('the cards open the ledger, the inventory and the abilities', async () => {
    for (const [name, more] of [
      ['Purse & Bank', 'Open ledger'],
      ['Inventory', 'Open inventory'],
      ['Abilities', 'Open abilities'],
    ] as const) {
      await card(page, name).getByRole('link', { name: more }).click()
      await expect(popup(page, name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup(page, name)).toBeHidden()
      await expect(card(page, name).getByRole('link', { name: more })).toBeFocused()
    }
  })

  await test.step('the cards say in short what the popups say at length', async () => {
    const figure = (name: string, row: string) =>
      card(page, name).locator('.leaders').filter({ hasText: row }).locator('b')

    await expect(figure('Purse & Bank', 'Weekly wage')).toContainText('1c 10s')
    const carried = await card(page, 'Inventory')
      .getByText(/^\d+ items carried$/)
      .textContent()
    const languages = await figure('Abilities', 'Languages').textContent()

    await inPopup(page, 'Inventory', async (inventory) => {
      const details = inventory.getByRole('link', { name: /^Details of / })
      await expect(details).toHaveCount(Number.parseInt(carried ?? '', 10))
    })
    await inPopup(page, 'Abilities', async () => {
      await expect(group(page, 'Languages')).toHaveAccessibleName(`Languages ${languages}`)
    })
  })
})

test('[HOME-1] [HOME-2] [HOME-10] Home from chapter 1 on', { tag: '@desktop' }, async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1)
  const protagonist = protagonistOf(page)
  const support = card(page, 'Support the Project')
  const abilities = card(page, 'Abilities')

  await test.step('the protagonist card knows at chapter 1 what chapter 1 tells', async () => {
    await expect(protagonist.getByText('also heard of as “Ottilie Marsh”')).toBeVisible()
    await expect(fact(protagonist, 'Day')).toHaveText('3 March 812')
    await expect(protagonist.getByRole('progressbar', { name: 'Degree ????' })).toBeVisible()
    await expect(protagonist).not.toContainText('Emberwright')
    await expectNothingBeyond(1)
  })

  await test.step('the cards count no abilities of a group that has none', async () => {
    await expect(abilities.locator('.leaders')).toHaveText([/^Languages/])
  })

  await test.step('the support card leads to the feedback and has no contact that is not set', async () => {
    await expect(support).not.toContainText(/E-mail|Chat/)
    await expect(support.getByRole('button', { name: 'Logout' })).toBeVisible()
    await support.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/feedback')
  })

  await test.step('the support card shows the contact details of the installation', async () => {
    const contact = { email: 'lamp@example.org', chat: '@lamplighter' }
    await page.route(ADDRESSES.config, (route) => route.fulfill({ json: { google: false, contact } }))
    await page.goto('/')
    await expect(support.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
    await expect(support).toContainText(contact.chat)
  })

  await test.step('the cards count what is new in the chapter', async () => {
    await expect(abilities.getByText(/^\d+ new$/)).toBeVisible()
    await turnChapterOnHome(page, 1, 2)
    await expect(abilities.getByText('Nothing new in Chapter 2')).toBeVisible()
  })

  let here = 2
  for (const [chapter, name, figure] of [
    [14, 'Degree ????', '0%'],
    [20, 'Degree ????', '25%'],
    [32, 'Degree 9, Emberwright', '0%'],
    [42, 'Degree 9, Emberwright', '50%'],
    [47, 'Degree 9, Emberwright', '75%'],
    [48, 'Degree 8, Fogstrider', '0%'],
    [60, 'Degree 8, Fogstrider', '40%'],
  ] as const) {
    await test.step(`the progress of the Degree is a bar that says which, and how far: at chapter ${chapter} ${figure}`, async () => {
      await turnChapterOnHome(page, here, chapter)
      here = chapter
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', figure.slice(0, -1))
      await expect(protagonist.getByText(figure, { exact: true })).toBeVisible()
      await expect(protagonist.locator('.protagonist-card-bar')).not.toContainText('chapters')
    })
  }
})

test('[HOME-11] Logout asks a guest first, may fail, and leads to /auth', async ({
  readerAt,
  traffic,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42)
  const logout = page.getByRole('button', { name: 'Logout' })
  const profileNow = async () => (await (await page.request.get(ADDRESSES.session)).json()).profile

  await test.step('asks a guest first, and offers an account instead', async () => {
    await logout.click()
    const question = page.getByRole('alertdialog', { name: 'Leave for good?' })
    await expect(question).toContainText('a guest cannot come back')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(logout).toBeFocused()
    await logout.click()
    await question.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/auth?mode=sign-up')
    expect(await profileNow()).not.toBeNull()
    expect(traffic.problems()).toEqual([])
  })

  await test.step('says why it failed, and stays', async () => {
    traffic.expectProblem(/sign-out|status of 500/)
    await page.goto('/')
    await page.route(ADDRESSES.signOut, (route) => route.fulfill({ status: 500, json: { error: 'The lamp went out' } }))
    await leave(page, 'Logout')

    await expect(page.getByRole('alert')).toHaveText(`${ERRORS.signingOut}The lamp went out`)
    await expect(page).toHaveURL('/')
    await expect(logout).toBeEnabled()
  })

  await test.step('signs out and leads to /auth', async () => {
    await page.unroute(ADDRESSES.signOut)
    await leave(page, 'Logout')
    await expect(page).toHaveURL('/auth')
    expect(await profileNow()).toBeNull()
  })
})

test('[HOME-1] Home is read by everybody, without scrolling sideways', { tag: ['@both', '@extended'] }, async ({
  readerAt,
  expectNoAxeViolations,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1)
  const asItCame = page.viewportSize()!
  const isReadByEverybody = async (chapter: number) => {
    await expect(card(page, 'Abilities')).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNothingBeyond(chapter)
    await expectNoSidewaysScroll(page, [360, 601, 768, 1024, 2560])
  }
  await test.step('at chapter 1', () => isReadByEverybody(1))
  await page.setViewportSize(asItCame)
  await turnChapterOnHome(page, 1, 60)
  await test.step('at chapter 60', () => isReadByEverybody(60))
})

test('[HOME-1] Home bears very long values @extended', { tag: '@both' }, async ({ page, readerAt, traffic }) => {
  // The server drew the real story; the browser gets a modified one here.
  traffic.expectProblem(/React error #418/)
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)
  await page.route(FIRST_STORY_FILE, async (route) => {
    const chapters = await (await route.fetch()).json()
    const { characters, items, abilities } = chapters.chapter_1
    characters['wren-harrow'].name = long
    Object.assign(characters['wren-harrow'].card, { alias: long, job: long, location: long, mainGoal: long })
    items['flare-pistol'].name = long
    abilities.northish.name = long
    const amount = { crowns: 123_456_789 }
    chapters.chapter_1.transactions = { gift: { type: 'bank_income', category: long, description: long, amount } }
    await route.fulfill({ json: chapters })
  })
  await readerAt(1)
  for (const search of ['', '?popup=balance', '?popup=inventory', '?popup=abilities', '?popup=wren']) {
    await page.goto(`/${search}`)
    await expect(page.getByText(long).filter({ visible: true }).first()).toBeVisible()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => {
        const scrollers = [document.documentElement, ...document.querySelectorAll('.sheet, .sheet-body')]
        return scrollers.map((element) => element.scrollWidth - element.clientWidth)
      })
      expect(Math.max(...beyond), `${search} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
