import type { Page } from '@playwright/test'
import { fact } from './support/facts.ts'
import { front, locked } from './support/pathways.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const rungs = (page: Page) => main(page).locator('ol > li')
const rung = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${name} Discovered in Chapter \\d+`) })

test.describe('[PATH-5] a pathway', () => {
  test('is told with its facts, its Beyonders and ten rungs', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(42, '/pathways/seer')

    await expect(page.getByRole('heading', { level: 1, name: 'Seer' })).toBeVisible()
    await expect(page.getByText('A chain that begins with Seer, a Beyonder of divination')).toBeVisible()
    await expect(fact(main(page), 'Domain')).toHaveText('Divination')
    await expect(fact(main(page), 'Deity')).toHaveText('????')
    await expect(fact(main(page), 'Faction')).toContainText('Church of the Evernight Goddess')
    await expect(fact(main(page), 'Discovered')).toHaveText('Chapter 21')
    await expect(page.getByRole('heading', { name: 'Sequence Hierarchy (Low to High)' })).toBeVisible()
    await expect(rungs(page)).toHaveText([/^9SeerDiscovered in Chapter 28/, ...lockedRungs(8)])
    await expectNothingBeyond(42)

    await page.getByRole('link', { name: 'Klein Moretti, 9 Seer' }).click()
    await expect(page.getByRole('dialog', { name: 'Klein Moretti' })).toBeVisible()
  })

  test('names its Beyonders by their Sequence @desktop', async ({ readerAt }) => {
    const page = await readerAt(214, '/pathways/sleepless')
    await expect(page.getByRole('heading', { level: 1, name: 'Sleepless' })).toBeVisible()
    await expect(fact(main(page), 'Also known as')).toHaveText('Pathway of the Evernight')
    await expect(fact(main(page), 'Deity')).toHaveText('Evernight Goddess')

    const beyonders = await main(page).locator('a[href^="/codex/characters"]').allTextContents()
    expect(beyonders).toContain('Dunn Smith, 7 Nightmare')
    const numbers = beyonders.map((text) => Number(/, (\d)/.exec(text)![1]))
    expect(numbers).toEqual(numbers.toSorted())
    expect(new Set(numbers).size).toBeGreaterThan(2)
  })

  test('opens a known rung to all that is told of it, and closes it', async ({ readerAt }) => {
    const page = await readerAt(214, '/pathways/seer')
    await expect(rung(page, 'Seer')).toHaveAttribute('aria-expanded', 'true')
    await expect(rung(page, 'Clown')).toHaveAttribute('aria-expanded', 'false')

    await rung(page, 'Clown').press('Enter')
    for (const text of [
      'The second step of the Seer pathway',
      'Body control. Near-complete command of muscles',
      'Main. 1 crystal from the horn of an adult Hornacis Gray Mountain Goat',
      'Supplementary. 80 ml purified water; 5 drops of thornapple juice',
      'Acting method',
      'How discoveredFormula granted by the Church',
    ])
      await expect(rungs(page).nth(1)).toContainText(text)

    await rung(page, 'Seer').click()
    await expect(page.getByText('Lavos Squid blood')).toHaveCount(0)
    await expect(rungs(page).nth(2)).toHaveText('7????Locked')
    await expect(rungs(page).nth(2).getByRole('button')).toHaveCount(0)
  })

  test('marks what this very chapter tells anew @desktop', async ({ readerAt }) => {
    const page = await readerAt(169, '/pathways/seer?sequence=8')

    await expect(rung(page, 'Clown')).toContainText('Changed')
    await expect(rungs(page).nth(1).getByText('New', { exact: true })).toHaveCount(5)
    await page.goto('/pathways/spectator?sequence=9')
    await expect(rungs(page).first()).toContainText('Additional informationAlger’s advice')
    await expect(rung(page, 'Spectator')).not.toContainText('Changed')
  })

  test('is scrolled to the rung that the address names, and that one is open', async ({ readerAt }) => {
    const page = await readerAt(214, '/pathways/secretssupplicant?sequence=5')

    await expect(rung(page, 'Shepherd')).toHaveAttribute('aria-expanded', 'true')
    await expect(rung(page, 'Secrets Suppliant')).toHaveAttribute('aria-expanded', 'false')
    await expect(rung(page, 'Shepherd')).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  test('cannot be told from one that never was as long as it is undiscovered @desktop', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(42)
    const pages: string[] = []
    for (const id of ['lawyer', 'fool', 'planter', 'x']) {
      await page.goto(`/pathways/${id}?sequence=9`)
      await expect(page.getByText('This pathway has not been discovered yet...', { exact: true })).toBeVisible()
      pages.push(await page.locator('body').innerHTML())
    }
    expect(new Set(pages).size).toBe(1)
    await expectNothingBeyond(42)
  })

  test('has no rung to open for a Sequence that is not known yet, or never was @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways/seer')
    const pages: string[] = []
    for (const sequence of ['8', '0', '77', 'x']) {
      await page.goto(`/pathways/seer?sequence=${sequence}`)
      await expect(rung(page, 'Seer')).toHaveAttribute('aria-expanded', 'true')
      await expect(locked(page)).toHaveCount(9)
      pages.push((await main(page).textContent())!)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(new Set(pages).size).toBe(1)
  })
})

test('[PATH-7] no name of a later Sequence is shown, or sent @desktop', async ({ readerAt, traffic }) => {
  const page = await readerAt(80, '/pathways/seer')
  await expect(rungs(page)).toHaveText([/^9Seer/, ...lockedRungs(8)])

  const sent = (await traffic.answers()).map(({ body }) => body).join()
  for (const name of ['Magician', 'Faceless', 'Nimblewright Master', 'Bizarro Sorcerer', 'Attendant of Mysteries'])
    expect(sent).not.toContain(name)
})

test('[PATH-7] a Sequence has its name from the chapter that tells it @desktop', async ({ readerAt }) => {
  const page = await readerAt(81, '/pathways/seer')
  await expect(rungs(page)).toHaveText([/^9Seer/, /^8Clown/, ...lockedRungs(7)])
})

test('[PATH-5] the cards and an open Sequence are accessible', async ({ readerAt, expectNoAxeViolations }) => {
  const page = await readerAt(214, '/pathways/seer?sequence=9')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/pathways?view=cards')
  await expect(front(page)).toBeVisible()
  await expectNoAxeViolations(page)
})

function lockedRungs(highest: number) {
  return Array.from({ length: highest + 1 }, (_, index) => `${highest - index}????Locked`)
}
