import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('link', { name: /Discovered in Ch\. \d+/ })
const locked = (page: Page) => main(page).getByRole('listitem').filter({ hasText: '????Locked' })
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name, exact: true })
const view = (page: Page, name: string) => page.getByRole('radio', { name })

const stage = (page: Page) => page.getByRole('region', { name: 'Discovered pathways' })
const front = (page: Page) => stage(page).getByRole('link')
const next = (page: Page) => stage(page).getByRole('button', { name: 'Next pathway' })

const fact = (page: Page, name: string) =>
  main(page).locator('dl > div').filter({ hasText: name }).getByRole('definition')
const rungs = (page: Page) => main(page).locator('ol > li')
const rung = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${name} Discovered in Chapter \\d+`) })

/** A turn is over, and the next may begin. */
const turned = (page: Page) => page.waitForTimeout(320)

async function swipe(page: Page, by: number) {
  const { x, y, width, height } = (await front(page).boundingBox())!
  const from = { x: x + width / 2, y: y + height / 2 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: from.x + by * part, y: from.y }])
  await touch('touchEnd', [])
}

for (const { chapter, pathways, pathwayPercent, sequences, sequencePercent } of [
  { chapter: 1, pathways: 0, pathwayPercent: 0, sequences: 0, sequencePercent: 0 },
  { chapter: 42, pathways: 8, pathwayPercent: 36, sequences: 11, sequencePercent: 6 },
]) {
  test(`[PATH-1] at chapter ${chapter} two bars count the known of 22 pathways and 198 sequences`, async ({
    readerAt,
  }) => {
    const page = await readerAt(chapter, '/pathways')
    await expect(main(page)).toContainText(`${pathways}/22 Pathways${pathwayPercent}%`)
    await expect(main(page)).toContainText(`${sequences}/198 Sequences${sequencePercent}%`)
    await expect(bar(page, `${pathways}/22 Pathways`)).toHaveAttribute('aria-valuenow', `${pathwayPercent}`)
    await expect(bar(page, `${sequences}/198 Sequences`)).toHaveAttribute('aria-valuenow', `${sequencePercent}`)
  })
}

test('[PATH-2] the view is chosen above, stands in the address, and the web is still to come', async ({ readerAt }) => {
  const page = await readerAt(42, '/pathways')
  await expect(view(page, 'Grid View')).toBeChecked()
  await expect(view(page, 'Web View Coming Soon')).toBeDisabled()

  await view(page, 'Card View').click()
  await expect(page).toHaveURL('/pathways?view=cards')
  await expect(tiles(page)).toHaveCount(0)
  await page.reload()
  await expect(view(page, 'Card View')).toBeChecked()
  await expect(front(page)).toHaveAccessibleName('Plate: Sailor')

  await view(page, 'Grid View').click()
  await expect(tiles(page)).toHaveCount(8)
  await expect(page).toHaveURL('/pathways')
})

test('[PATH-3] a tile shows the icon, name, domain and chapter of a pathway, and opens it', async ({ readerAt }) => {
  const page = await readerAt(42, '/pathways')
  const seer = tiles(page).filter({ hasText: 'Seer' })

  await expect(seer).toHaveText('SeerDivinationDiscovered in Ch. 21')
  await expect(seer.locator('svg.medal')).toBeVisible()
  await expect(tiles(page).filter({ hasText: 'Sailor' })).toHaveText('Sailor????Discovered in Ch. 6')
  await seer.click()
  await expect(page).toHaveURL('/pathways/seer')
  await page.goBack()
  await expect(tiles(page)).toHaveCount(8)
})

test('[PATH-3] nothing tells one locked pathway from another', async ({ readerAt, expectNothingBeyond }) => {
  const page = await readerAt(42, '/pathways')
  await expect(locked(page)).toHaveCount(14)

  const markups = await locked(page).evaluateAll((items) => items.map((item) => item.outerHTML))
  expect(new Set(markups).size).toBe(1)
  await expect(locked(page).locator('a, button, [tabindex]')).toHaveCount(0)
  const order = await main(page).getByRole('listitem').allTextContents()
  expect(order.findIndex((text) => text.startsWith('????'))).toBe(8)
  await expectNothingBeyond(42)
})

test.describe('[PATH-4] the cards', () => {
  test('turn by the arrows, all the way round, and the address holds the one in front', async ({ readerAt }) => {
    const page = await readerAt(20, '/pathways?view=cards')

    for (const name of ['Spectator', 'Sleepless', 'Sailor']) {
      await next(page).click()
      await expect(front(page)).toHaveAccessibleName(`Plate: ${name}`)
      await turned(page)
    }
    await stage(page).getByRole('button', { name: 'Previous pathway' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Sleepless')
    await expect(stage(page)).toContainText('Sleepless3 of 3, discovered in Chapter 15')
    await expect(page).toHaveURL('/pathways?view=cards&card=sleepless')
  })

  test('take no second turn within 300 ms @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways?view=cards')
    await expect(front(page)).toHaveAccessibleName('Plate: Sailor')

    // The clock stands still but for what passes here.
    const pass = await page.evaluateHandle(() => {
      let now = performance.now()
      performance.now = () => now
      return (milliseconds: number) => {
        now += milliseconds
      }
    })
    const pressAfter = async (milliseconds: number) => {
      await pass.evaluate((pass, milliseconds) => pass(milliseconds), milliseconds)
      await page.keyboard.press('ArrowRight')
    }
    await pressAfter(0)
    await expect(front(page)).toHaveAccessibleName('Plate: Spectator')
    await pressAfter(299)
    await pressAfter(0)
    await pressAfter(1)
    await expect(page).toHaveURL('/pathways?view=cards&card=sleepless')
    await expect(front(page)).toHaveAccessibleName('Plate: Sleepless')
  })

  test('obey the keyboard alone: left and right turn, Enter opens, back finds the card again @desktop', async ({
    readerAt,
  }) => {
    const page = await readerAt(42, '/pathways?view=cards')
    await expect(front(page)).toHaveAccessibleName('Plate: Sailor')

    await page.keyboard.press('ArrowLeft')
    await expect(front(page)).toHaveAccessibleName('Plate: Corpse Collector')
    await front(page).focus()
    await turned(page)
    await page.keyboard.press('ArrowLeft')
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
    await expect(front(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/pathways/mysterypryer')

    await page.getByRole('link', { name: 'All pathways' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
    await page.keyboard.press('Enter')
    await page.waitForURL('/pathways/mysterypryer')
    await page.goBack()
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
  })

  test('come to the front when the mouse chooses them @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways?view=cards&card=seer')
    await expect(front(page)).toHaveAccessibleName('Plate: Seer')
    // Only what a pointer can reach: the neighbours are no links for anybody else.
    await stage(page).locator('a', { hasText: 'Mystery Pryer' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
    await expect(page).toHaveURL('/pathways?view=cards&card=mysterypryer')
    await turned(page)
    await front(page).click()
    await expect(page).toHaveURL('/pathways/mysterypryer')
  })

  test('follow a finger from 40 px on @phone', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways?view=cards&card=seer')
    await expect(front(page)).toHaveAccessibleName('Plate: Seer')

    await swipe(page, -30)
    await turned(page)
    await expect(front(page)).toHaveAccessibleName('Plate: Seer')
    await swipe(page, -60)
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
    await turned(page)
    await swipe(page, 60)
    await expect(front(page)).toHaveAccessibleName('Plate: Seer')
    await expect(page).toHaveURL('/pathways?view=cards&card=seer')
  })

  test('are a plain row where motion is not wanted, and nothing of them moves by itself', async ({
    page,
    readerAt,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await readerAt(214, '/pathways?view=cards&card=seer')
    await expect(front(page)).toHaveAccessibleName('Plate: Seer')
    const ring = stage(page).locator('.ring')
    expect(await ring.evaluate((element) => getComputedStyle(element).transform)).toBe('none')

    const { x } = (await front(page).boundingBox())!
    await next(page).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Mystery Pryer')
    await expect.poll(async () => (await front(page).boundingBox())!.x).toBe(x)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('turn by moving the ring and nothing else @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/pathways?view=cards')
    await expect(front(page)).toHaveAccessibleName('Plate: Sailor')

    await page.keyboard.press('ArrowRight')
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => (animation.effect as KeyframeEffect).target?.closest('.stage'))
          .map((animation) => (animation as CSSTransition).transitionProperty),
      )
    await expect.poll(moving).toEqual(['transform'])
  })

  test('that nobody has discovered yet: there are none', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(1, '/pathways?view=cards&card=seer')

    await expect(page.getByText('No pathways discovered yet...', { exact: true })).toBeVisible()
    await expect(stage(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
})

test.describe('[PATH-5] a pathway', () => {
  test('is told with its facts, its Beyonders and ten rungs', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(42, '/pathways/seer')

    await expect(page.getByRole('heading', { level: 1, name: 'Seer' })).toBeVisible()
    await expect(page.getByText('A chain that begins with Seer, a Beyonder of divination')).toBeVisible()
    await expect(fact(page, 'Domain')).toHaveText('Divination')
    await expect(fact(page, 'Deity')).toHaveText('????')
    await expect(fact(page, 'Faction')).toContainText('Church of the Evernight Goddess')
    await expect(fact(page, 'Discovered')).toHaveText('Chapter 21')
    await expect(page.getByRole('heading', { name: 'Sequence Hierarchy (Low to High)' })).toBeVisible()
    await expect(rungs(page)).toHaveText([/^9SeerDiscovered in Chapter 28/, ...lockedRungs(8)])
    await expectNothingBeyond(42)

    await page.getByRole('link', { name: 'Klein Moretti, 9 Seer' }).click()
    await expect(page.getByRole('dialog', { name: 'Klein Moretti' })).toBeVisible()
  })

  test('names its Beyonders by their Sequence @desktop', async ({ readerAt }) => {
    const page = await readerAt(214, '/pathways/sleepless')
    await expect(page.getByRole('heading', { level: 1, name: 'Sleepless' })).toBeVisible()
    await expect(fact(page, 'Also known as')).toHaveText('Pathway of the Evernight')
    await expect(fact(page, 'Deity')).toHaveText('Evernight Goddess')

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
    const page = await readerAt(168, '/pathways/seer?sequence=8')

    await expect(rung(page, 'Clown')).toContainText('Changed')
    await expect(rungs(page).nth(1).getByText('New', { exact: true })).toHaveCount(4)
    await page.goto('/pathways/spectator?sequence=9')
    await expect(rungs(page).first()).toContainText("Additional informationAlger's advice")
    await expect(rung(page, 'Spectator')).not.toContainText('Changed')
  })

  test('is scrolled to the rung that the address names, and that one is open', async ({ readerAt }) => {
    const page = await readerAt(214, '/pathways/sleepless?sequence=5')

    await expect(rung(page, 'Spirit Warlock')).toHaveAttribute('aria-expanded', 'true')
    await expect(rung(page, 'Sleepless')).toHaveAttribute('aria-expanded', 'false')
    await expect(rung(page, 'Spirit Warlock')).toBeInViewport()
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
