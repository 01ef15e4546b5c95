import type { Locator, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const fact = (place: Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).getByRole('definition')
const group = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })

/** The story at chapter 1; its list of files has a like name. */
const FIRST_STORY_FILE = /\/story\/(?!index)[^/]+\/1\.json$/

const POPUPS = {
  balance: 'Balance History',
  inventory: 'Inventory',
  abilities: 'Abilities Overview',
  klein: 'Klein Moretti',
}

test.describe('[HOME-1] the protagonist card', () => {
  test('says who, when, where, what for and how far', async ({ readerAt }) => {
    const page = await readerAt(42)
    const protagonist = card(page, 'Your protagonist')

    await expect(protagonist.getByRole('heading', { level: 1, name: 'Klein Moretti' })).toBeVisible()
    await expect(protagonist.getByText('also heard of as “The Fool”')).toBeVisible()
    await expect(fact(protagonist, 'Day')).toHaveText('6 July 1349')
    await expect(fact(protagonist, 'Location')).toContainText('Tingen')
    await expect(fact(protagonist, 'Job')).toContainText('Nighthawks')
    await expect(fact(protagonist, 'Main goal')).toContainText('kidnapped child')
    await expect(protagonist.getByRole('progressbar', { name: 'Sequence 9, Seer' })).toBeVisible()

    await protagonist.getByRole('link', { name: 'View Full Details' }).click()
    await expect(popup(page, 'Klein Moretti')).toBeVisible()
  })

  test('knows at chapter 1 what chapter 1 tells @desktop', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(1)
    const protagonist = card(page, 'Your protagonist')

    await expect(protagonist.getByText('also heard of as “Zhou Mingrui”')).toBeVisible()
    await expect(fact(protagonist, 'Day')).toHaveText('28 June 1349')
    await expect(protagonist.getByRole('progressbar', { name: 'Sequence ????' })).toBeVisible()
    await expect(protagonist).not.toContainText('Seer')
    await expectNothingBeyond(1)
  })

  test('shows the portrait large, and gives the focus back', async ({ readerAt }) => {
    const page = await readerAt(42)
    const enlarge = page.getByRole('button', { name: 'Enlarge portrait of Klein Moretti' })
    const small = await card(page, 'Your protagonist').locator('svg.portrait').boundingBox()

    await enlarge.press('Enter')
    const large = popup(page, 'Klein Moretti').locator('svg.portrait')
    await expect(large).toBeVisible()
    expect((await large.boundingBox())!.height).toBeGreaterThan(small!.height * 1.2)

    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(enlarge).toBeFocused()
  })
})

test.describe('[HOME-2] the cards', () => {
  test('open the ledger, the inventory and the abilities', async ({ readerAt }) => {
    const page = await readerAt(42)
    for (const [name, more] of [
      ['Balance History', 'Open ledger'],
      ['Inventory', 'Open inventory'],
      ['Abilities Overview', 'Open abilities'],
    ] as const) {
      await card(page, name).getByRole('link', { name: more }).click()
      await expect(popup(page, name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup(page, name)).toBeHidden()
      await expect(card(page, name).getByRole('link', { name: more })).toBeFocused()
    }
  })

  test('say in short what the popups say at length @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    const figure = (name: string, row: string) =>
      card(page, name).locator('.lrow').filter({ hasText: row }).locator('b')

    await expect(figure('Balance History', 'Weekly salary')).toContainText('£1 10s')
    const carried = await card(page, 'Inventory')
      .getByText(/^\d+ items carried$/)
      .textContent()
    const languages = await figure('Abilities Overview', 'Languages').textContent()

    await page.goto('/?popup=inventory')
    const details = popup(page, 'Inventory').getByRole('link', { name: /^Details of / })
    await expect(details).toHaveCount(Number.parseInt(carried ?? '', 10))
    await page.goto('/?popup=abilities')
    await expect(group(page, 'Languages')).toHaveAccessibleName(`Languages ${languages}`)
  })

  test('count what is new in the chapter @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    const abilities = card(page, 'Abilities Overview')
    await expect(abilities.getByText(/^\d+ new$/)).toBeVisible()

    await turnTo(page, 1, '2')
    await expect(abilities.getByText('Nothing new in Chapter 2')).toBeVisible()
  })
})

test.describe('[HOME-2] the support card', () => {
  test('leads to the feedback and has no contact that is not set @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    const support = card(page, 'Support the Project')

    await expect(support).not.toContainText(/E-mail|Chat/)
    await expect(support.getByRole('button', { name: 'Logout' })).toBeVisible()
    await support.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL('/feedback')
  })

  test('shows the contact details of the installation @desktop', async ({ page, readerAt }) => {
    const contact = { email: 'lamp@example.org', chat: '@lamplighter' }
    await page.route(ADDRESSES.config, (route) => route.fulfill({ json: { google: false, contact } }))
    await readerAt(1)
    const support = card(page, 'Support the Project')

    await expect(support.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`)
    await expect(support).toContainText(contact.chat)
  })
})

test.describe('[HOME-3] the address', () => {
  for (const [name, title] of Object.entries(POPUPS)) {
    test(`popup=${name} opens ${title}`, async ({ readerAt, expectNoAxeViolations }) => {
      const page = await readerAt(42, `/?popup=${name}`)

      await expect(popup(page, title)).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }

  for (const [name, title] of [
    ['abilities', 'Abilities Overview'],
    ['balance', 'Balance History'],
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
    const page = await readerAt(42, '/?popup=abilities&targetAbility=Cogitation')
    const ability = popup(page, 'Abilities Overview').getByRole('listitem').filter({ hasText: 'Cogitation' }).first()

    await expect(ability).toBeFocused()
    await expect(ability).toBeInViewport({ ratio: 1 })
    await expect(ability).toHaveAttribute('data-target')
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })

  test('targetAbility alone opens the abilities, and closing leaves Home as it was', async ({ readerAt }) => {
    const page = await readerAt(42, '/?targetAbility=spirit%20vision')
    await expect(popup(page, 'Abilities Overview')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  test('targetAbility of a later chapter is as unknown as any other @desktop', async ({ readerAt }) => {
    const page = await readerAt(20, '/?targetAbility=spirit%20vision')

    await expect(card(page, 'Abilities Overview')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

/** What the rows of the ledger add up to, in pence. */
async function sumOfRows(ledger: Locator): Promise<number> {
  await expect(ledger).toBeVisible()
  const rows = await ledger.getByRole('row').all()
  let sum = 0
  for (const row of rows.slice(1)) {
    const isIncome = ((await row.textContent()) ?? '').includes('+')
    sum += (await penceOf(row)) * (isIncome ? 1 : -1)
  }
  return sum
}

async function penceOf(row: Locator): Promise<number> {
  const [pounds = 0, soli = 0, pence = 0] = (await row.locator('.m').allInnerTexts()).map(Number)
  return pounds * 240 + soli * 12 + pence
}

/** `£9 4s 7p` in pence. */
function pence(text: string): number {
  const [, pounds = 0, soli = 0, pence = 0] = /(?:£(\d+))?\s*(?:(\d+)s)?\s*(?:(\d+)p)?$/.exec(text.trim())!.map(Number)
  return (pounds || 0) * 240 + (soli || 0) * 12 + (pence || 0)
}

test.describe('[HOME-4] the ledger', () => {
  test('lists every payment with chapter, description, type, category and amount', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=balance')
    const wages = popup(page, 'Balance History').getByRole('row').filter({ hasText: 'in advance' })

    await expect(wages.getByRole('cell').nth(0)).toHaveText('20')
    await expect(wages.getByText(/Salary/).filter({ visible: true })).toBeVisible()
    await expect(wages.getByText(/Income/i).filter({ visible: true })).toBeVisible()
    await expect(wages.locator('.m')).toHaveText(['12', '0', '0'])
  })

  for (const chapter of [20, 100, 214]) {
    test(`adds up at chapter ${chapter}, to the penny`, { tag: '@desktop' }, async ({ readerAt }) => {
      const page = await readerAt(chapter, '/?popup=balance')
      const ledger = popup(page, 'Balance History')
      const figure = async (name: string) =>
        pence(
          (await ledger.locator('.lrow').filter({ hasText: name }).locator('b > [aria-hidden]').textContent()) ?? '',
        )

      const sum = await sumOfRows(ledger)
      expect(sum).toBeGreaterThan(0)
      expect(await figure('Balance')).toBe(sum)
      expect((await figure('Total income')) - (await figure('Total expenses'))).toBe(sum)
    })
  }

  test('shows cash, bank and salary as totals, and says them in words @desktop', async ({ readerAt }) => {
    const page = await readerAt(20, '/?popup=balance')
    const ledger = popup(page, 'Balance History')

    for (const total of ['Cash in hand', 'In the bank', 'Weekly salary']) {
      await expect(ledger.getByText(total)).toBeVisible()
    }
    await expect(ledger.getByText('1 pound 10 soli, formerly 3 pounds')).toBeAttached()
  })

  test('is empty at chapter 1 @desktop', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')

    await expect(popup(page, 'Balance History').getByText('No transactions available')).toBeVisible()
    await expect(popup(page, 'Balance History').getByRole('table')).toBeHidden()
  })

  test('says that it waits for the payments of a chapter just turned to @desktop', async ({ page, readerAt }) => {
    await readerAt(20)
    await expect(card(page, 'Balance History')).toContainText('Chapter 20')
    const gate = Promise.withResolvers<void>()
    await page.route('**/story/**', async (route) => {
      await gate.promise
      await route.continue()
    })
    await turnTo(page, 20, '42')
    await card(page, 'Balance History').getByRole('link', { name: 'Open ledger' }).click()
    await expect(popup(page, 'Balance History').getByText('Loading transactions...')).toBeVisible()

    gate.resolve()
    await expect(popup(page, 'Balance History').getByRole('row').nth(1)).toContainText('38')
    await expect(page.getByText('Loading transactions...')).toBeHidden()
  })

  test('is read by everybody at the end too', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(214, '/?popup=balance')

    await expect(popup(page, 'Balance History').getByRole('table')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[HOME-5] spending', () => {
  test('is a pie with its figures in words, in four categories', async ({ readerAt }) => {
    const page = await readerAt(100, '/?popup=balance')
    const ledger = popup(page, 'Balance History')
    await expect(ledger).toBeVisible()
    const legend = await ledger.locator('.legend li').allInnerTexts()
    const figures = legend.map((line) => line.replace(/\s+(\d+)%$/, ' $1 percent'))

    expect(legend.map((line) => line.replace(/\s+\d+%$/, ''))).toEqual([
      'Rent & Food',
      'Equipment',
      'Mysticism',
      'Others',
    ])
    await expect(ledger.getByRole('img', { name: `Spending: ${figures.join(', ')}` })).toBeVisible()
    expect(await ledger.locator('.pie [data-slice]').count()).toBe(legend.filter((line) => !/\s0%$/.test(line)).length)
  })

  test('shares the expenses out, each as a whole percentage', { tag: '@desktop' }, async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=balance')
    const ledger = popup(page, 'Balance History')
    await expect(ledger).toBeVisible()
    const spent: Record<string, number> = {}
    for (const row of (await ledger.getByRole('row').all()).slice(1)) {
      if (((await row.textContent()) ?? '').includes('+')) continue
      const category = (await row.locator('.k').textContent())!.replace(/Expense$/, '')
      spent[category] = (spent[category] ?? 0) + (await penceOf(row))
    }
    const total = Object.values(spent).reduce((sum, part) => sum + part, 0)
    for (const line of await ledger.locator('.legend li').allInnerTexts()) {
      const [, name, percent] = /^(.+?)\s+(\d+)%$/.exec(line)!
      expect(Number(percent)).toBe(Math.round(((spent[name!] ?? 0) / total) * 100))
    }
  })

  test('is nothing before the first expense @desktop', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')
    const ledger = popup(page, 'Balance History')

    await expect(ledger.getByText('Nothing spent yet')).toBeVisible()
    await expect(ledger.locator('.pie')).toBeHidden()
  })

  test('stands beside the monthly other income @desktop', async ({ readerAt }) => {
    const page = await readerAt(4, '/?popup=balance')
    const other = popup(page, 'Balance History').locator('.lrow').filter({ hasText: 'Monthly other income' })

    await expect(other).toContainText('2s')
    await expect(other.getByText('2 soli')).toBeAttached()
  })
})

test.describe('[HOME-6] the weekly salary', { tag: '@desktop' }, () => {
  const salary = (page: Page) =>
    popup(page, 'Balance History').locator('.totals > div').filter({ hasText: 'Weekly salary' })

  test('at chapter 16 is none', async ({ readerAt }) => {
    const page = await readerAt(16, '/?popup=balance')
    await expect(salary(page)).toHaveText('Weekly salaryNone')
  })

  for (const [chapter, paid, former] of [
    [17, ['£3']],
    [19, ['£3']],
    [20, ['£1', '10s'], '£3'],
    [82, ['£1', '10s'], '£3'],
    [83, ['£4', '10s']],
    [169, ['£4', '10s']],
    [170, ['£10']],
    [210, ['£10']],
    [211, ['£0']],
    [214, ['£0']],
  ] as const) {
    const struck = former ? `, with ${former} struck through` : ''
    test(`at chapter ${chapter} is ${paid.join(' ')}${struck}`, async ({ readerAt }) => {
      const page = await readerAt(chapter, '/?popup=balance')

      await expect(salary(page).locator('span[aria-hidden]')).toHaveText([...paid])
      await expect(salary(page).locator('s')).toHaveText(former ? [former] : [])
    })
  }
})

test.describe('[HOME-7] the inventory', () => {
  test('shows each thing by category, with all that is known of it', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=inventory')
    const inventory = popup(page, 'Inventory')
    const revolver = inventory.getByRole('listitem').filter({ hasText: 'Brass revolver' })

    for (const label of ['Weapons & Combat', 'Tools & Equipment', 'Artifacts', 'Consumables', 'Other']) {
      await expect(group(page, label)).toBeVisible()
    }
    for (const text of ['Common', 'Owned', 'Acquired in Ch. 1']) await expect(revolver.getByText(text)).toBeVisible()
    for (const name of ['Condition', 'Ammo', 'Importance']) await expect(fact(revolver, name)).not.toBeEmpty()
    await expect(revolver.locator('svg.plate')).toBeVisible()
  })

  test('closes and opens its categories, and says where one is empty', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=inventory')
    const revolver = popup(page, 'Inventory').getByRole('heading', { name: 'Brass revolver' })

    await group(page, 'Weapons & Combat').press('Enter')
    await expect(revolver).toBeHidden()
    await group(page, 'Weapons & Combat').press('Enter')
    await expect(revolver).toBeVisible()

    await expect(group(page, 'Artifacts')).toHaveAccessibleName('Artifacts 0')
    await group(page, 'Artifacts').click()
    await expect(popup(page, 'Inventory').getByText('No items')).toBeVisible()
  })

  test('leads to the codex for details', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=inventory')
    await popup(page, 'Inventory').getByRole('link', { name: 'Details of Brass revolver' }).click()

    await expect(page).toHaveURL('/codex/items?id=revolver')
    await expect(popup(page, 'Brass revolver')).toBeVisible()
  })

  test('draws a thing whose picture fails @desktop', async ({ page, readerAt, traffic }) => {
    traffic.expectProblem(/no-such-picture/)
    await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404 }))
    await page.route(FIRST_STORY_FILE, async (route) => {
      const chapters = await (await route.fetch()).json()
      chapters.chapter_1.items.revolver.image = '/no-such-picture.png'
      await route.fulfill({ json: chapters })
    })
    const failed = page.waitForResponse('**/no-such-picture.png')
    await readerAt(1, '/?popup=inventory')
    await failed
    const revolver = popup(page, 'Inventory').getByRole('listitem').filter({ hasText: 'Brass revolver' })

    await expect(revolver.locator('svg.plate')).toBeVisible()
    await expect(revolver.locator('img')).toBeHidden()
  })
})

test.describe('[HOME-8] the abilities', () => {
  test('stand in four groups, each with description and chapter of discovery', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=abilities')
    const abilities = popup(page, 'Abilities Overview')

    const heads = abilities.getByRole('heading', { level: 3 })
    await expect(heads).toHaveText([/^Languages\d+$/, /^Pathway Abilities\d+$/, /^Gray Fog\d+$/, /^Learned\d+$/])
    const vision = abilities.getByRole('listitem').filter({ hasText: 'Spirit Vision' }).first()
    await expect(vision).toContainText('Discovered in Ch. 32')
    await expect(vision.getByRole('paragraph')).not.toBeEmpty()

    await group(page, 'Languages').click()
    await expect(abilities.getByText('Loenese')).toBeHidden()
  })

  test('of the pathway go down from Sequence 9 @desktop', async ({ readerAt }) => {
    const page = await readerAt(214, '/?popup=abilities')
    const sequences = popup(page, 'Abilities Overview').getByRole('heading', { level: 4 })

    await expect(sequences).toHaveText(['Sequence 9, Seer', 'Sequence 8, Clown'])
  })

  test('of the pathway are missing before there is a pathway @desktop', async ({ readerAt }) => {
    const page = await readerAt(20, '/?popup=abilities')

    await expect(popup(page, 'Abilities Overview').getByText('No pathway data received!')).toBeVisible()
    await expect(popup(page, 'Abilities Overview').getByText('No abilities data received!')).toBeHidden()
  })

  test('and all else are missing while no story could be loaded', async ({ page, readerAt, traffic }) => {
    traffic.expectProblem(/story|Failed to load/)
    await page.route('**/story/**', (route) => route.abort())
    await readerAt(42, '/?popup=abilities')

    await expect(popup(page, 'Abilities Overview').getByText('No abilities data received!')).toBeVisible()
    await page.goto('/?popup=inventory')
    await expect(popup(page, 'Inventory').getByText('No items')).toBeVisible()
    await page.goto('/?popup=klein')
    await expect(popup(page, '????')).toBeVisible()
  })
})

test.describe('[HOME-9] the details of the protagonist', () => {
  test('have pathway, Sequence and its progress, status, identities and activities', async ({ readerAt }) => {
    const page = await readerAt(214, '/?popup=klein')
    const record = popup(page, 'Klein Moretti')

    await expect(fact(record, 'Pathway')).toHaveText('Seer')
    await expect(fact(record, 'Sequence')).toHaveText('Sequence 8, Clown')
    await expect(fact(record, 'Status')).toHaveText('Alive')
    await expect(record.getByRole('progressbar', { name: 'Sequence 8, Clown' })).toHaveAttribute('aria-valuenow', '35')
    const identities = await record.locator('.identities > li').allInnerTexts()
    const chapters = identities.map((text) => Number(/^Ch\. (\d+)/.exec(text)![1]))
    expect(chapters.length).toBeGreaterThan(2)
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b))
  })

  test('[DATA-10] name neither pathway nor Sequence before they are told', async ({ readerAt }) => {
    const page = await readerAt(31, '/?popup=klein')
    const record = popup(page, 'Klein Moretti')

    await expect(fact(record, 'Pathway')).toHaveText('Unknown')
    await expect(fact(record, 'Sequence')).toHaveText('????')
  })

  test('[DATA-7] list the activities newest first, in a list 280 px high', async ({ readerAt }) => {
    const page = await readerAt(214, '/?popup=klein')
    const list = popup(page, 'Klein Moretti').getByRole('list', { name: 'Recent activities' })
    await expect(list).toBeVisible()
    const texts = await list.getByRole('listitem').allInnerTexts()
    const chapters = texts.map((text) => Number(/^Ch\. (\d+)/.exec(text)![1]))

    expect(chapters.length).toBeGreaterThan(5)
    expect(chapters).toEqual(chapters.toSorted((a, b) => b - a))
    await expect(list).toHaveCSS('height', '280px')
    await list.focus()
    await list.scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await expect(list.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  })

  test('are read by everybody at chapter 1 too', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(1, '/?popup=klein')

    await expect(popup(page, 'Klein Moretti')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[HOME-10] the progress of the Sequence', { tag: '@desktop' }, () => {
  for (const [chapter, name, figure] of [
    [14, 'Sequence ????', '0%'],
    [20, 'Sequence ????', '25%'],
    [32, 'Sequence 9, Seer', '0 of 94 chapters, 0%'],
    [42, 'Sequence 9, Seer', '10 of 94 chapters, 11%'],
    [130, 'Sequence 9, Seer', '94 of 94 chapters, 100%'],
    [168, 'Sequence 8, Clown', '0 of 132 chapters, 0%'],
    [214, 'Sequence 8, Clown', '46 of 132 chapters, 35%'],
  ] as const) {
    test(`at chapter ${chapter} is ${figure}`, async ({ readerAt }) => {
      const page = await readerAt(chapter)
      const percent = /(\d+)%$/.exec(figure)![1]!

      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
      await expect(card(page, 'Your protagonist').getByText(figure, { exact: true })).toBeVisible()
    })
  }
})

test.describe('[HOME-11] Logout', () => {
  test('signs out and leads to /auth', async ({ readerAt }) => {
    const page = await readerAt(42)
    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(page).toHaveURL('/auth')
    const { profile } = await (await page.request.get(ADDRESSES.session)).json()
    expect(profile).toBeNull()
  })

  test('says why it failed, and stays @desktop', async ({ readerAt, traffic }) => {
    traffic.expectProblem(/sign-out|status of 500/)
    const page = await readerAt(42)
    await page.route(ADDRESSES.signOut, (route) => route.fulfill({ status: 500, json: { error: 'The lamp went out' } }))
    await page.getByRole('button', { name: 'Logout' }).click()

    await expect(page.getByRole('alert')).toHaveText(`${ERRORS.signingOut}The lamp went out`)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
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

  for (const [name, title] of Object.entries(POPUPS)) {
    test(`${title}, opened by a link from elsewhere, closes to Home and no further`, { tag: '@desktop' }, async ({
      readerAt,
    }) => {
      const page = await readerAt(42, '/about')
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

  test('a press beside it closes it', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')
    await expect(popup(page, 'Balance History')).toBeVisible()
    await page.mouse.click(4, 4)

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  for (const value of ['nothing', 'Balance', '', '__proto__']) {
    test(`popup=${value} opens nothing`, { tag: '@desktop' }, async ({ readerAt }) => {
      const page = await readerAt(42, `/?popup=${value}`)

      await expect(card(page, 'Balance History')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
})

test.describe('[HOME-1] Home', () => {
  for (const chapter of [1, 214]) {
    test(`is read by everybody at chapter ${chapter}, without scrolling sideways`, async ({
      readerAt,
      expectNoAxeViolations,
      expectNothingBeyond,
    }) => {
      const page = await readerAt(chapter)
      await expect(card(page, 'Abilities Overview')).toBeVisible()
      await expectNoAxeViolations(page)
      await expectNothingBeyond(chapter)

      for (const width of [360, 601, 768, 1024, 2560]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
  }

  test('bears very long values', async ({ page, readerAt }) => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)
    await page.route(FIRST_STORY_FILE, async (route) => {
      const chapters = await (await route.fetch()).json()
      const { characters, items, abilities } = chapters.chapter_1
      characters['klein-moretti'].name = long
      Object.assign(characters['klein-moretti'].card, { alias: long, job: long, location: long, mainGoal: long })
      items.revolver.name = long
      abilities.hermes.name = long
      const amount = { pounds: 123_456_789 }
      chapters.chapter_1.transactions = { gift: { type: 'bank_income', category: long, description: long, amount } }
      await route.fulfill({ json: chapters })
    })
    await readerAt(1)
    for (const search of ['', '?popup=balance', '?popup=inventory', '?popup=abilities', '?popup=klein']) {
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
})
