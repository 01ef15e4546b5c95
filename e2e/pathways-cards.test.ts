import type { Page } from '@playwright/test'
import { front, stage } from './support/pathways.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'

const next = (page: Page) => stage(page).getByRole('button', { name: 'Next calling' })

/** Waits until a turn has ended and the next may begin. */
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

test('[PATH-4] the cards turn by the arrows, and are a plain row where motion is not wanted @extended', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(1, '/pathways?view=cards&card=emberwright')

  await test.step('where nobody has discovered any there are none', async () => {
    await expect(page.getByText('No callings discovered', { exact: true })).toBeVisible()
    await expect(stage(page)).toHaveCount(0)
    await expectNoAxeViolations(page)
  })

  await test.step('they turn by the arrows, all the way round, and the address holds the one in front', async () => {
    await turnTo(page, 1, '20')
    await expect(control(page, 20)).toBeVisible()
    await page.goto('/pathways?view=cards')
    for (const name of ['Wavecaller', 'Nightwarden', 'Hearkener']) {
      await next(page).click()
      await expect(front(page)).toHaveAccessibleName(`Plate: ${name}`)
      await turned(page)
    }
    await stage(page).getByRole('button', { name: 'Previous calling' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Nightwarden')
    await expect(stage(page)).toContainText('Nightwarden3 of 3, discovered in Chapter 15')
    await expect(page).toHaveURL('/pathways?view=cards&card=nightwarden')
  })

  await test.step('they are a plain row where motion is not wanted, and nothing of them moves by itself', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await turnTo(page, 20, '60')
    await expect(control(page, 60)).toBeVisible()
    await page.goto('/pathways?view=cards&card=emberwright')
    await expect(front(page)).toHaveAccessibleName('Plate: Emberwright')
    const ring = stage(page).locator('.carousel-ring')
    expect(await ring.evaluate((element) => getComputedStyle(element).transform)).toBe('none')

    const { x } = (await front(page).boundingBox())!
    await next(page).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
    await expect.poll(async () => (await front(page).boundingBox())!.x).toBe(x)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('[PATH-4] the cards turn by keys and mouse, one at a time, by moving the ring and nothing else @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/pathways?view=cards')

  await test.step('they turn by moving the ring and nothing else', async () => {
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')

    await page.keyboard.press('ArrowRight')
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => (animation.effect as KeyframeEffect).target?.closest('.carousel'))
          .map((animation) => (animation as CSSTransition).transitionProperty),
      )
    await expect.poll(moving).toEqual(['transform'])
  })

  await test.step('they obey the keyboard alone: left and right turn, Enter opens, back finds the card again', async () => {
    await page.goto('/pathways?view=cards')
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')

    await page.keyboard.press('ArrowLeft')
    await expect(front(page)).toHaveAccessibleName('Plate: Bonewarden')
    await front(page).focus()
    await turned(page)
    await page.keyboard.press('ArrowLeft')
    await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
    await expect(front(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/pathways/chartweaver')

    await page.getByRole('link', { name: 'All callings' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
    await page.keyboard.press('Enter')
    await page.waitForURL('/pathways/chartweaver')
    await page.goBack()
    await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
  })

  await test.step('they obey the keys as soon as they are chosen with the mouse; chosen by key, the choice keeps the focus', async () => {
    await page.goto('/pathways')
    const cards = page.getByRole('radio', { name: 'Card View' })
    await cards.click()
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')
    await page.keyboard.press('ArrowLeft')
    await expect(front(page)).toHaveAccessibleName('Plate: Bonewarden')

    await page.goto('/pathways')
    await page.getByRole('radio', { name: 'Grid View' }).focus()
    await page.keyboard.press('ArrowRight')
    // Radix moves the focus a moment later; nobody presses two keys within a few milliseconds.
    await expect(cards).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')
    await expect(cards).toBeFocused()
  })

  await test.step('they come to the front when the mouse chooses them', async () => {
    await page.goto('/pathways?view=cards&card=emberwright')
    await expect(front(page)).toHaveAccessibleName('Plate: Emberwright')
    // For the mouse only: neighbouring cards are links for nobody else.
    await stage(page).locator('a', { hasText: 'Chartweaver' }).click()
    await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
    await expect(page).toHaveURL('/pathways?view=cards&card=chartweaver')
    await turned(page)
    await front(page).click()
    await expect(page).toHaveURL('/pathways/chartweaver')
  })

  await test.step('they take no second turn within 300 ms', async () => {
    await page.goto('/pathways?view=cards')
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')

    // The clock advances only by what `pass` adds.
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
    await expect(front(page)).toHaveAccessibleName('Plate: Wavecaller')
    await pressAfter(299)
    await pressAfter(0)
    await pressAfter(1)
    await expect(page).toHaveURL('/pathways?view=cards&card=nightwarden')
    await expect(front(page)).toHaveAccessibleName('Plate: Nightwarden')
  })
})

test('[PATH-4] the cards follow a finger from 40 px on @phone', async ({ readerAt }) => {
  const page = await readerAt(42, '/pathways?view=cards&card=emberwright')
  await expect(front(page)).toHaveAccessibleName('Plate: Emberwright')

  await swipe(page, -30)
  await turned(page)
  await expect(front(page)).toHaveAccessibleName('Plate: Emberwright')
  await swipe(page, -60)
  await expect(front(page)).toHaveAccessibleName('Plate: Chartweaver')
  await turned(page)
  await swipe(page, 60)
  await expect(front(page)).toHaveAccessibleName('Plate: Emberwright')
  await expect(page).toHaveURL('/pathways?view=cards&card=emberwright')
})
