import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { someOf } from '#e2e/support/some-of.ts'
import { expect, test } from '#e2e/support/test.ts'
import { control, turnTo } from '#e2e/support/turn.ts'

test.use({ book: REAL })

const { last } = builtBook(REAL).chapters

/** What the specification fixes of this book, whatever its chapters tell: book.yaml says it. */
test.describe('the real book', { tag: '@desktop' }, () => {
  test('[SHELL-3] lists its chapters with four fixed labels, in two volumes', async ({ readerAt }) => {
    const page = await readerAt(1)
    await expect(page).toHaveTitle('Home · Codex of the Mysteries')
    await control(page, 1).click()
    await expect(page.getByText('Volume 1 - Clown')).toBeVisible()
    await expect(page.getByText('1 of 213 read')).toBeVisible()
    const options = page.getByRole('listbox', { name: 'Chapters' }).getByRole('option')
    await expect(options).toHaveCount(last)
    const texts = await options.allTextContents()
    const labels = new Map([
      [1, '1First Awakeningyou are here'],
      [17, '17Join the Nighthawks'],
      [32, '32Become a Beyonder'],
      [42, '42First Mission'],
    ])
    expect(texts).toEqual(texts.map((_, index) => labels.get(index + 1) ?? `${index + 1}????`))
    const volumes = page.getByRole('listbox', { name: 'Chapters' }).getByRole('group')
    await expect(volumes.nth(1)).toHaveAccessibleName('Volume 2')
    await expect(volumes.nth(1).getByRole('option').first()).toHaveText('214????')
  })

  test('[ACC-2] has 22 achievements in five categories, and 1430 chapters in all', async ({ readerAt }) => {
    const page = await readerAt(42, '/account')
    await expect(page.getByRole('progressbar', { name: 'Chapter 42 of 1430' })).toHaveAttribute('aria-valuenow', '3')
    await page.getByRole('tab', { name: 'Achievements' }).click()
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
      /^Story Progress\s*1\/6$/,
      /^Codex & Lore\s*1\/4$/,
      /^App Interaction\s*0\/5$/,
      /^Dedication & Habit\s*0\/4$/,
      /^Community\s*0\/3$/,
    ])
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(22)
    await expect(page.getByRole('tabpanel').getByText('2 of 22')).toBeVisible()
  })

  test('[HOME-6] pays the weekly salary of each time', async ({ readerAt }) => {
    const page = await readerAt(last, '/?popup=balance')
    const salary = page.getByRole('dialog').locator('.balance-popup-totals > div').filter({ hasText: 'Weekly salary' })
    const salaries: readonly [chapter: number, paid: string[], former?: string][] = [
      [17, ['£3']],
      [19, ['£3']],
      [20, ['£1', '10s'], '£3'],
      [82, ['£1', '10s'], '£3'],
      [83, ['£4', '10s']],
      [169, ['£4', '10s']],
      [170, ['£10']],
      [210, ['£10']],
      [211, ['£0']],
    ]
    for (const [chapter, paid, former] of someOf(salaries, 3)) {
      await test.step(`chapter ${chapter}`, async () => {
        await readerAt(chapter, '/?popup=balance')
        await expect(salary.locator('span[aria-hidden]')).toHaveText(paid)
        await expect(salary.locator('s')).toHaveText(former ? [former] : [])
      })
    }
    await readerAt(16, '/?popup=balance')
    await expect(salary).toHaveText('Weekly salaryNone')
  })

  test('[HOME-10] counts the progress of the Sequence of each time', async ({ readerAt }) => {
    const sequences = [
      [14, 'Sequence ????', '0'],
      [20, 'Sequence ????', '25'],
      [32, 'Sequence 9, Seer', '0'],
      [42, 'Sequence 9, Seer', '11'],
      [130, 'Sequence 9, Seer', '100'],
      [168, 'Sequence 8, Clown', '0'],
      [214, 'Sequence 8, Clown', '35'],
    ] as const
    for (const [chapter, name, percent] of someOf(sequences, 3)) {
      await test.step(`chapter ${chapter}`, async () => {
        const page = await readerAt(chapter)
        await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
      })
    }
  })

  test('[PATH-1] counts 22 pathways and 198 sequences', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways')
    await expect(page.getByRole('main')).toContainText('8/22 Pathways36%')
    await expect(page.getByRole('main')).toContainText('/198 Sequences')
  })

  test('[DATA-12] may be turned to its last chapter, and no further', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(1, '/about')
    await expect(page.getByRole('main')).toContainText('readers of Lord of the Mysteries')
    await expect(page.getByRole('main')).toContainText('are the work of Cuttlefish That Loves Diving')
    await turnTo(page, 1, String(last))
    await expect(control(page, last)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next chapter' })).toBeDisabled()
    await expectNothingBeyond(last)
  })
})
