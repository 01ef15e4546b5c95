import type { Locator } from '@playwright/test'
import { inPopup, turnChapterOnHome } from './support/at-home.ts'
import { card, popup } from './support/home.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

/** The sum of the ledger's rows, in pennies. */
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

async function expectToAddUp(ledger: Locator) {
  const figure = async (name: string) =>
    pennies(
      (await ledger.locator('.leaders').filter({ hasText: name }).locator('b > [aria-hidden]').textContent()) ?? '',
    )

  const sum = await sumOfRows(ledger)
  expect(sum).toBeGreaterThan(0)
  expect(await figure('Balance')).toBe(sum)
  expect((await figure('Total income')) - (await figure('Total expenses'))).toBe(sum)
}

/** Expects the weekly salary, and the former one where it is struck through. */
async function expectSalary(ledger: Locator, paid: readonly string[], former?: string) {
  const salary = salaryOf(ledger)
  await expect(salary.locator('span[aria-hidden]')).toHaveText(paid)
  await expect(salary.locator('s')).toHaveText(former ? [former] : [])
}

const salaryOf = (ledger: Locator) => ledger.locator('.balance-popup-totals > div').filter({ hasText: 'Weekly wage' })

test('[HOME-4] [HOME-5] [HOME-6] the ledger from chapter 1 to 20 @desktop', async ({ readerAt }) => {
  const page = await readerAt(1)

  await inPopup(page, 'Purse & Bank', async (ledger) => {
    await test.step('is empty at chapter 1', async () => {
      await expect(ledger.getByText('No transactions available')).toBeVisible()
      await expect(ledger.getByRole('table')).toBeHidden()
    })
    await test.step('spending is nothing before the first expense', async () => {
      await expect(ledger.getByText('Nothing spent yet')).toBeVisible()
      await expect(ledger.locator('.pie')).toBeHidden()
    })
  })

  await turnChapterOnHome(page, 1, 4)
  await test.step('spending stands beside the monthly other income', () =>
    inPopup(page, 'Purse & Bank', async (ledger) => {
      const other = ledger.locator('.leaders').filter({ hasText: 'Monthly other income' })
      await expect(other).toContainText('2s')
      await expect(other.getByText('2 shillings')).toBeAttached()
    }))

  await turnChapterOnHome(page, 4, 16)
  await test.step('there is no weekly salary before she has work', () =>
    inPopup(page, 'Purse & Bank', (ledger) => expect(salaryOf(ledger)).toHaveText('Weekly wageNone')))

  await turnChapterOnHome(page, 16, 17)
  await test.step('the weekly salary is the first', () =>
    inPopup(page, 'Purse & Bank', (ledger) => expectSalary(ledger, ['3c'])))

  await turnChapterOnHome(page, 17, 20)
  await inPopup(page, 'Purse & Bank', async (ledger) => {
    await test.step('adds up at chapter 20, to the penny', () => expectToAddUp(ledger))
    await test.step('shows cash, bank and salary as totals, and says them in words', async () => {
      for (const total of ['Cash in hand', 'In the bank', 'Weekly wage']) {
        await expect(ledger.getByText(total)).toBeVisible()
      }
      await expect(ledger.getByText('1 crown 10 shillings, formerly 3 crowns')).toBeAttached()
    })
    await test.step('the full salary is struck through where it is not paid', () =>
      expectSalary(ledger, ['1c', '10s'], '3c'))
  })
})

test('[HOME-4] [HOME-5] [HOME-6] the ledger from chapter 42 on @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/?popup=balance')
  const ledger = popup(page, 'Purse & Bank')

  await test.step('lists every payment with chapter, description, type, category and amount', async () => {
    const wages = ledger.getByRole('row').filter({ hasText: 'in advance' })
    await expect(wages.getByRole('cell').nth(0)).toHaveText('20')
    await expect(wages.getByText(/Salary/).filter({ visible: true })).toBeVisible()
    await expect(wages.getByText(/Income/i).filter({ visible: true })).toBeVisible()
    await expect(wages.locator('.transactions-coin')).toHaveText(['12', '0', '0'])
  })

  await test.step('spending shares the expenses out, each as a whole percentage', async () => {
    const spent: Record<string, number> = {}
    for (const row of (await ledger.getByRole('row').all()).slice(1)) {
      if (((await row.textContent()) ?? '').includes('+')) continue
      const category = (await row.locator('.transactions-kind').textContent())!.replace(/Expense$/, '')
      // Money moved to the bank is not spent.
      if (category === 'Transfer') continue
      spent[category] = (spent[category] ?? 0) + (await penniesOf(row))
    }
    const total = Object.values(spent).reduce((sum, part) => sum + part, 0)
    for (const line of await ledger.locator('.spending-legend li').allInnerTexts()) {
      const [, name, percent] = /^(.+?)\s+(\d+)%$/.exec(line)!
      expect(Number(percent)).toBe(Math.round(((spent[name!] ?? 0) / total) * 100))
    }
  })

  await test.step('the full salary is still struck through', () => expectSalary(ledger, ['1c', '10s'], '3c'))

  await test.step('what was spent on what fits a screen of 320 px', async () => {
    const asItCame = page.viewportSize()!
    await page.setViewportSize({ width: 320, height: 640 })
    const entries = ledger.locator('.spending-legend li')
    await expect(entries.first()).toBeVisible()
    const beyond = await entries.evaluateAll((all) =>
      all.map((entry) => {
        const sheet = entry.closest('.sheet-body')!
        return entry.lastElementChild!.getBoundingClientRect().right - sheet.getBoundingClientRect().right
      }),
    )
    expect(Math.max(...beyond)).toBeLessThan(-20)
    await page.setViewportSize(asItCame)
  })

  await page.keyboard.press('Escape')
  await turnChapterOnHome(page, 42, 50)
  await inPopup(page, 'Purse & Bank', async () => {
    await test.step('adds up at chapter 50, to the penny', () => expectToAddUp(ledger))
    await test.step('the weekly salary is the next', () => expectSalary(ledger, ['4c']))
  })

  await turnChapterOnHome(page, 50, 55)
  await test.step('spending is a pie with its figures in words, in four categories', () =>
    inPopup(page, 'Purse & Bank', async () => {
      const legend = await ledger.locator('.spending-legend li').allInnerTexts()
      const figures = legend.map((line) => line.replace(/\s+(\d+)%$/, ' $1 percent'))

      expect(legend.map((line) => line.replace(/\s+\d+%$/, ''))).toEqual([
        'Rent & Food',
        'Equipment',
        'Mysticism',
        'Others',
      ])
      await expect(ledger.getByRole('img', { name: `Spending: ${figures.join(', ')}` })).toBeVisible()
      const named = legend.filter((line) => !/\s0%$/.test(line))
      expect(await ledger.locator('.pie [data-slice]').count()).toBe(named.length)
    }))

  await turnChapterOnHome(page, 55, 60)
  await inPopup(page, 'Purse & Bank', async () => {
    await test.step('adds up at chapter 60, to the penny', () => expectToAddUp(ledger))
    await test.step('the weekly salary is as before', () => expectSalary(ledger, ['4c']))
  })
})

test('[HOME-4] the ledger says that it waits for the payments of a chapter just turned to @desktop @extended', async ({
  page,
  readerAt,
}) => {
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

test('[HOME-6] the weekly salary is that of the chapter, the full one struck through where it is not paid', {
  tag: ['@desktop', '@nightly'],
}, async ({ readerAt }) => {
  const salaries: readonly [chapter: number, paid: string[], former?: string][] = [
    [17, ['3c']],
    [19, ['3c']],
    [20, ['1c', '10s'], '3c'],
    [49, ['1c', '10s'], '3c'],
    [50, ['4c']],
    [60, ['4c']],
  ]
  for (const [chapter, paid, former] of salaries) {
    await test.step(`at chapter ${chapter} ${paid.join(' ')}`, async () => {
      const page = await readerAt(chapter, '/?popup=balance')
      await expectSalary(popup(page, 'Purse & Bank'), paid, former)
    })
  }
})
