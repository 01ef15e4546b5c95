import { alive } from '#e2e/support/before-app.ts'
import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import { control, turnTo } from '#e2e/support/turn.ts'
import { goTo } from '#e2e/support/walk.ts'

test.use({ book: REAL })

const { last } = builtBook(REAL).chapters

/** The last chapter before the first salary. */
const UNPAID = 16
const SALARIES: readonly (readonly [chapter: number, { paid: string[]; former?: string }])[] = [
  [17, { paid: ['£3'] }],
  [19, { paid: ['£3'] }],
  [20, { paid: ['£1', '10s'], former: '£3' }],
  [82, { paid: ['£1', '10s'], former: '£3' }],
  [83, { paid: ['£4', '10s'] }],
  [169, { paid: ['£4', '10s'] }],
  [170, { paid: ['£10'] }],
  [210, { paid: ['£10'] }],
  [211, { paid: ['£0'] }],
]
const SEQUENCES: readonly (readonly [chapter: number, readonly [name: string, percent: string]])[] = [
  [14, ['Sequence ????', '0']],
  [20, ['Sequence ????', '25']],
  [32, ['Sequence 9, Seer', '0']],
  [42, ['Sequence 9, Seer', '11']],
  [130, ['Sequence 9, Seer', '100']],
  [168, ['Sequence 8, Clown', '0']],
  [214, ['Sequence 8, Clown', '35']],
]

/** What the specification fixes for this book whatever its chapters tell; book.yaml states it. */
test.describe('the real book', { tag: '@desktop' }, () => {
  test('[SHELL-3] [DATA-12] lists its chapters, and may be turned to the last of them, and no further @extended', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(1)
    await test.step('lists its chapters with four fixed labels, in two volumes', async () => {
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
      await page.keyboard.press('Escape')
    })

    await test.step('may be turned to its last chapter, and no further', async () => {
      await goTo(page, '/about', REAL)
      await expect(page.getByRole('main')).toContainText('readers of Lord of the Mysteries')
      await expect(page.getByRole('main')).toContainText('are the work of Cuttlefish That Loves Diving')
      await turnTo(page, 1, String(last))
      await expect(control(page, last)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Next chapter' })).toBeDisabled()
      await expectNothingBeyond(last)
    })
  })

  test('[ACC-2] [PATH-1] counts its achievements, chapters, pathways and sequences', async ({ readerAt }) => {
    const page = await readerAt(42, '/account')
    await test.step('has 22 achievements in five categories, and 1430 chapters in all', async () => {
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

    await test.step('counts 22 pathways and 198 sequences', async () => {
      await goTo(page, '/pathways', REAL)
      await expect(page.getByRole('main')).toContainText('8/22 Pathways36%')
      await expect(page.getByRole('main')).toContainText('/198 Sequences')
    })
  })

  test('[HOME-6] [HOME-10] pays the weekly salary and counts the progress of the Sequence of each time @extended', async ({
    readerAt,
  }) => {
    const paid = new Map(sampleOf(SALARIES, 3))
    const counted = new Map(sampleOf(SEQUENCES, 3))
    const [start = last, ...later] = [...new Set([UNPAID, ...paid.keys(), ...counted.keys()])].sort((a, b) => a - b)
    const page = await readerAt(start)
    await alive(page)
    const salary = page.getByRole('dialog').locator('.balance-popup-totals > div').filter({ hasText: 'Weekly salary' })
    let here = start
    for (const chapter of [start, ...later]) {
      await test.step(`chapter ${chapter}`, async () => {
        if (chapter > here) await turnTo(page, here, String(chapter))
        await expect(control(page, chapter)).toBeVisible()
        here = chapter
        const [name, percent] = counted.get(chapter) ?? []
        if (name) await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent!)
        const salaries = paid.get(chapter)
        if (!salaries && chapter !== UNPAID) return

        await goTo(page, '/?popup=balance', REAL)
        if (chapter === UNPAID) await expect(salary).toHaveText('Weekly salaryNone')
        if (salaries) {
          await expect(salary.locator('span[aria-hidden]')).toHaveText(salaries.paid)
          await expect(salary.locator('s')).toHaveText(salaries.former ? [salaries.former] : [])
        }
        await goTo(page, '/', REAL)
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    }
  })
})
