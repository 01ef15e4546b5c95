import type { Page } from '@playwright/test'
import { fact } from './support/facts.ts'
import { front, locked } from './support/pathways.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const steps = (page: Page) => main(page).locator('ol > li')
const step = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${name} Discovered in Chapter \\d+`) })

async function goOn(page: Page, from: number, to: number) {
  await turnTo(page, from, `${to}`)
  await expect(control(page, to)).toBeVisible()
}

test('[PATH-5] [PATH-7] a pathway from chapter 42 to 60: its facts, its Adepts, and its rungs as they become known', async ({
  readerAt,
  traffic,
  expectNothingBeyond,
}) => {
  const page = await readerAt(42, '/pathways/emberwright')

  await test.step('it is told with its facts, its Adepts and ten rungs', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Emberwright' })).toBeVisible()
    await expect(page.getByText('A calling that begins with the Emberwright')).toBeVisible()
    await expect(fact(main(page), 'Domain')).toHaveText('Lamps')
    await expect(fact(main(page), 'Deity')).toHaveText('????')
    await expect(fact(main(page), 'Faction')).toContainText('Church of the Lady of Tides')
    await expect(fact(main(page), 'Faction').getByRole('link')).toHaveCount(1)
    await expect(fact(main(page), 'Discovered')).toHaveText('Chapter 21')
    await expect(page.getByRole('heading', { level: 2, name: 'Your Notes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ladder of Degrees (Low to High)' })).toBeVisible()
    await expect(steps(page)).toHaveText([/^9EmberwrightDiscovered in Chapter 28/, ...lockedSteps(8)])
    await expectNothingBeyond(42)

    await page.getByRole('link', { name: 'Wren Harrow, 9 Emberwright' }).click()
    await expect(page.getByRole('dialog', { name: 'Wren Harrow' })).toBeVisible()
  })

  await test.step('it cannot be told from one that never was as long as it is undiscovered', async () => {
    const pages: string[] = []
    for (const id of [...sampleOf(['tidethief', 'glasswright', 'stormherd'], 1), 'never-was']) {
      await page.goto(`/pathways/${id}?sequence=9`)
      await expect(page.getByText('Nobody has heard of this calling', { exact: true })).toBeVisible()
      await expect(page.locator('#root:not([data-chapter])')).toBeAttached()
      await expect(page.locator('.engraving-sprite symbol')).not.toHaveCount(0)
      // The search opens over the address that the reader typed.
      pages.push((await page.locator('body').innerHTML()).replaceAll(id, 'typed'))
    }
    expect(new Set(pages).size).toBe(1)
    await expectNothingBeyond(42)
  })

  await test.step('it has nothing to open for a Degree that is not known yet, or never was', async () => {
    const pages: string[] = []
    for (const sequence of sampleOf(['8', '0', '77', 'x'], 1)) {
      await page.goto(`/pathways/emberwright?sequence=${sequence}`)
      await expect(step(page, 'Emberwright')).toHaveAttribute('aria-expanded', 'true')
      await expect(locked(page)).toHaveCount(9)
      await expect(page.getByLabel('Your Notes')).toBeVisible()
      pages.push((await main(page).textContent())!)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(new Set(pages).size).toBe(1)
  })

  await test.step('[PATH-7] no name of a later Degree is shown, or sent', async () => {
    await goOn(page, 42, 44)
    await expect(steps(page)).toHaveText([/^9Emberwright/, ...lockedSteps(8)])

    const sent = (await traffic.answers()).map(({ body }) => body).join()
    for (const name of ['Beaconer', 'Wickless One', 'Lensgrinder', 'Lord of Lanterns', 'Attendant of Dawns'])
      expect(sent).not.toContain(name)
  })

  await test.step('[PATH-7] a Degree has its name from the chapter that tells it', async () => {
    await goOn(page, 44, 45)
    await expect(steps(page)).toHaveText([/^9Emberwright/, /^8Fogstrider/, ...lockedSteps(7)])
  })

  await test.step('it marks what this very chapter tells anew', async () => {
    await goOn(page, 45, 49)
    await visit(page, '/pathways/emberwright?sequence=8')
    await expect(step(page, 'Fogstrider')).toContainText('Changed')
    await expect(steps(page).nth(1).getByText('New', { exact: true })).toHaveCount(5)
    await visit(page, '/pathways/hearkener?sequence=9')
    await expect(steps(page).first()).toContainText('Additional informationThe Gannet’s advice')
    await expect(step(page, 'Hearkener')).not.toContainText('Changed')
  })

  await test.step('it opens a known Sequence to all that is told of it, and closes it', async () => {
    await goOn(page, 49, 60)
    await visit(page, '/pathways/emberwright')
    await expect(step(page, 'Emberwright')).toHaveAttribute('aria-expanded', 'true')
    await expect(step(page, 'Fogstrider')).toHaveAttribute('aria-expanded', 'false')

    await step(page, 'Fogstrider').press('Enter')
    for (const text of [
      'It is the second degree of the calling',
      'Body control. Near-complete command of breath',
      'Main. 1 glass eye of a blind pike',
      'Supplementary. 80 ml of rain water; 5 drops of fog caught in wool',
      'Acting method',
      'How discoveredRecipe granted by the church',
    ])
      await expect(steps(page).nth(1)).toContainText(text)

    await step(page, 'Emberwright').click()
    await expect(page.getByText('glass squid blood')).toHaveCount(0)
    await expect(steps(page).nth(2)).toHaveText('7????Locked')
    await expect(steps(page).nth(2).getByRole('button')).toHaveCount(0)
  })

  await test.step('it names its Adepts by their Degree', async () => {
    await visit(page, '/pathways/nightwarden')
    await expect(page.getByRole('heading', { level: 1, name: 'Nightwarden' })).toBeVisible()
    await expect(fact(main(page), 'Also known as')).toHaveText('Road of the Tides')
    await expect(fact(main(page), 'Deity')).toHaveText('Lady of Tides')

    const adepts = await main(page).locator('a[href^="/codex/characters"]').allTextContents()
    expect(adepts).toContain('Bram Tolliver, 7 Dreamkeeper')
    const numbers = adepts.map((text) => Number(/, (\d)/.exec(text)![1]))
    expect(numbers).toEqual(numbers.toSorted())
    expect(new Set(numbers).size).toBeGreaterThan(2)
  })
})

test('[PATH-5] a pathway is scrolled to the Sequence that the address names, and is accessible, and so are the cards @extended', {
  tag: '@both',
}, async ({ readerAt, expectNoAxeViolations }) => {
  const page = await readerAt(60, '/pathways/tidethief?sequence=5')

  await test.step('it is scrolled to the Sequence that the address names, and that one is open', async () => {
    await expect(step(page, 'Breakwater')).toHaveAttribute('aria-expanded', 'true')
    await expect(step(page, 'Tidethief')).toHaveAttribute('aria-expanded', 'false')
    await expect(step(page, 'Breakwater')).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  await test.step('the cards and an open Degree are accessible', async () => {
    await page.goto('/pathways/emberwright?sequence=9')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto('/pathways?view=cards')
    await expect(front(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

function lockedSteps(highest: number) {
  return Array.from({ length: highest + 1 }, (_, index) => `${highest - index}????Locked`)
}
