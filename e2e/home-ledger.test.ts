import type { Locator, Page } from '@playwright/test'
import { card, popup } from './support/home.ts'
import { someOf } from './support/some-of.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

/** What the rows of the ledger add up to, in pennies. */
async function sumOfRows(ledger: Locator): Promise<number> {
  await expect(ledger).toBeVisible()
  const rows = await ledger.getByRole('row').all()
  let sum = 0
  for (const row of rows.slice(1)) {
    const isIncome = ((await row.textContent()) ?? '').includes('+')
    sum += (await penniesOf(row)) * (isIncome ? 1 : -1)
  }
  return sum
}

async function penniesOf(row: Locator): Promise<number> {
  const [crowns = 0, shillings = 0, pennies = 0] = (await row.locator('.transactions-coin').allInnerTexts()).map(Number)
  return crowns * 240 + shillings * 12 + pennies
}

/** `9c 4s 7p` in pennies. */
function pennies(text: string): number {
  const amount = /(?:(\d+)c)?\s*(?:(\d+)s)?\s*(?:(\d+)p)?$/.exec(text.trim())!
  const [, crowns, shillings, pennies] = amount.map(Number)
  return (crowns || 0) * 240 + (shillings || 0) * 12 + (pennies || 0)
}

test.describe('[HOME-4] the ledger', () => {
  test('lists every payment with chapter, description, type, category and amount', async ({ readerAt }) => {
    const page = await readerAt(42, '/?popup=balance')
    const wages = popup(page, 'Purse & Bank').getByRole('row').filter({ hasText: 'in advance' })

    await expect(wages.getByRole('cell').nth(0)).toHaveText('20')
    await expect(wages.getByText(/Salary/).filter({ visible: true })).toBeVisible()
    await expect(wages.getByText(/Income/i).filter({ visible: true })).toBeVisible()
    await expect(wages.locator('.transactions-coin')).toHaveText(['12', '0', '0'])
  })

  for (const chapter of [20, 50, 60]) {
    test(`adds up at chapter ${chapter}, to the penny`, { tag: '@desktop' }, async ({ readerAt }) => {
      const page = await readerAt(chapter, '/?popup=balance')
      const ledger = popup(page, 'Purse & Bank')
      const figure = async (name: string) =>
        pennies(
          (await ledger.locator('.leaders').filter({ hasText: name }).locator('b > [aria-hidden]').textContent()) ?? '',
        )

      const sum = await sumOfRows(ledger)
      expect(sum).toBeGreaterThan(0)
      expect(await figure('Balance')).toBe(sum)
      expect((await figure('Total income')) - (await figure('Total expenses'))).toBe(sum)
    })
  }

  test('shows cash, bank and salary as totals, and says them in words @desktop', async ({ readerAt }) => {
    const page = await readerAt(20, '/?popup=balance')
    const ledger = popup(page, 'Purse & Bank')

    for (const total of ['Cash in hand', 'In the bank', 'Weekly wage']) {
      await expect(ledger.getByText(total)).toBeVisible()
    }
    await expect(ledger.getByText('1 crown 10 shillings, formerly 3 crowns')).toBeAttached()
  })

  test('is empty at chapter 1 @desktop', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')

    await expect(popup(page, 'Purse & Bank').getByText('No transactions available')).toBeVisible()
    await expect(popup(page, 'Purse & Bank').getByRole('table')).toBeHidden()
  })

  test('says that it waits for the payments of a chapter just turned to @desktop', async ({ page, readerAt }) => {
    await readerAt(20)
    await expect(card(page, 'Purse & Bank')).toContainText('Chapter 20')
    const gate = Promise.withResolvers<void>()
    await page.route('**/story/**', async (route) => {
      await gate.promise
      await route.continue()
    })
    await turnTo(page, 20, '42')
    await card(page, 'Purse & Bank').getByRole('link', { name: 'Open ledger' }).click()
    await expect(popup(page, 'Purse & Bank').getByText('Loading transactions...')).toBeVisible()

    gate.resolve()
    await expect(popup(page, 'Purse & Bank').getByRole('row').nth(1)).toContainText('38')
    await expect(page.getByText('Loading transactions...')).toBeHidden()
  })
})

test.describe('[HOME-5] spending', () => {
  test('is a pie with its figures in words, in four categories @desktop', async ({ readerAt }) => {
    const page = await readerAt(55, '/?popup=balance')
    const ledger = popup(page, 'Purse & Bank')
    await expect(ledger).toBeVisible()
    const legend = await ledger.locator('.spending-legend li').allInnerTexts()
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
    const ledger = popup(page, 'Purse & Bank')
    await expect(ledger).toBeVisible()
    const spent: Record<string, number> = {}
    for (const row of (await ledger.getByRole('row').all()).slice(1)) {
      if (((await row.textContent()) ?? '').includes('+')) continue
      const category = (await row.locator('.transactions-kind').textContent())!.replace(/Expense$/, '')
      // Money that is carried to the bank is not spent.
      if (category === 'Transfer') continue
      spent[category] = (spent[category] ?? 0) + (await penniesOf(row))
    }
    const total = Object.values(spent).reduce((sum, part) => sum + part, 0)
    for (const line of await ledger.locator('.spending-legend li').allInnerTexts()) {
      const [, name, percent] = /^(.+?)\s+(\d+)%$/.exec(line)!
      expect(Number(percent)).toBe(Math.round(((spent[name!] ?? 0) / total) * 100))
    }
  })

  test('is nothing before the first expense @desktop', async ({ readerAt }) => {
    const page = await readerAt(1, '/?popup=balance')
    const ledger = popup(page, 'Purse & Bank')

    await expect(ledger.getByText('Nothing spent yet')).toBeVisible()
    await expect(ledger.locator('.pie')).toBeHidden()
  })

  test('stands beside the monthly other income @desktop', async ({ readerAt }) => {
    const page = await readerAt(4, '/?popup=balance')
    const other = popup(page, 'Purse & Bank').locator('.leaders').filter({ hasText: 'Monthly other income' })

    await expect(other).toContainText('2s')
    await expect(other.getByText('2 shillings')).toBeAttached()
  })
})

test('[HOME-6] the weekly salary is that of the chapter, the full one struck through where it is not paid @desktop', async ({
  readerAt,
}) => {
  const salaries: readonly [chapter: number, paid: string[], former?: string][] = [
    [17, ['3c']],
    [19, ['3c']],
    [20, ['1c', '10s'], '3c'],
    [49, ['1c', '10s'], '3c'],
    [50, ['4c']],
    [60, ['4c']],
  ]
  for (const [chapter, paid, former] of someOf(salaries, 2)) {
    await test.step(`at chapter ${chapter} ${paid.join(' ')}`, async () => {
      const salary = salaryOf(await readerAt(chapter, '/?popup=balance'))
      await expect(salary.locator('span[aria-hidden]')).toHaveText(paid)
      await expect(salary.locator('s')).toHaveText(former ? [former] : [])
    })
  }
  await expect(salaryOf(await readerAt(16, '/?popup=balance'))).toHaveText('Weekly wageNone')
})

const salaryOf = (page: Page) =>
  popup(page, 'Purse & Bank').locator('.balance-popup-totals > div').filter({ hasText: 'Weekly wage' })

test('[HOME-5] what was spent on what fits a screen of 320 px', async ({ readerAt }) => {
  const page = await readerAt(42, '/?popup=balance')
  await page.setViewportSize({ width: 320, height: 640 })
  const entries = page.getByRole('dialog').locator('.spending-legend li')
  await expect(entries.first()).toBeVisible()
  const beyond = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const sheet = entry.closest('.sheet-body')!
      return entry.lastElementChild!.getBoundingClientRect().right - sheet.getBoundingClientRect().right
    }),
  )
  expect(Math.max(...beyond)).toBeLessThan(-20)
})
