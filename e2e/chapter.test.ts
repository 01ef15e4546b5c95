import type { Page, Response } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { namesAfter } from './support/names.ts'
import { walk } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

const control = (page: Page, chapter: number) =>
  page.getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${chapter}\\b`) })
const field = (page: Page) => page.getByRole('combobox', { name: 'Go to chapter (1 to 214)' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Chapters' }).getByRole('option')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentChapter'))
const profileChapter = async (page: Page) =>
  ((await (await page.request.get(ADDRESSES.profile)).json()) as { currentChapter: number }).currentChapter

/** The reader turns on another device. */
async function turnElsewhere(page: Page, chapter: number) {
  const origin = new URL(page.url()).origin
  const answer = await page.request.patch(ADDRESSES.profile, { data: { currentChapter: chapter }, headers: { origin } })
  expect(answer.ok()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test.describe('[SHELL-3] the chapter control', () => {
  test('lists 214 chapters with four fixed labels, and tells no other title ahead', async ({ readerAt }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    await expect(page.getByText('Volume 1 - Clown')).toBeVisible()
    await expect(page.getByText('1 of 214 read')).toBeVisible()
    await expect(options(page)).toHaveCount(214)
    const texts = await options(page).allTextContents()
    expect(texts[0]).toBe('1First Awakeningyou are here')
    expect(texts[16]).toBe('17Join the Nighthawks')
    expect(texts[31]).toBe('32Become a Beyonder')
    expect(texts[41]).toBe('42First Mission')
    const ahead = texts.filter((_, index) => ![0, 16, 31, 41].includes(index))
    expect(ahead.every((text) => /^\d+\?\?\?\?$/.test(text))).toBe(true)
  })

  test('[DATA-17] holds chapter 214 in a second volume without its name', async ({ readerAt }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    const volumes = page.getByRole('listbox', { name: 'Chapters' }).getByRole('group')
    await expect(volumes).toHaveCount(2)
    await expect(volumes.last()).toHaveAccessibleName('Volume 2')
    await expect(volumes.last().getByRole('option')).toHaveText(['214????'])
  })

  test('shows where the reader is, with what he has read ticked', async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).click()
    await expect(page.getByText('42 of 214 read')).toBeVisible()
    const here = options(page).nth(41)
    await expect(here).toBeInViewport()
    await expect(here).toHaveText('42First Missionyou are here')
    await expect(here).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(40)).toContainText('read')
    await expect(options(page).nth(42)).not.toContainText('read')
  })

  test('jumps to a number that is typed @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    await turnTo(page, 1, '57')
    await expect(control(page, 57)).toBeVisible()
    await expect(field(page)).toBeHidden()
  })

  test('jumps to a label that is typed @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    await field(page).fill('nightha')
    await expect(options(page).nth(16)).toBeInViewport()
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(control(page, 17)).toBeVisible()
  })

  test('is walked by keys, and Escape changes nothing @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).press('Enter')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown']) await field(page).press(key)
    const marked = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${marked}"]`)).toHaveText('53????')
    await expect(page.locator(`[id="${marked}"]`)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(control(page, 42)).toBeFocused()
  })

  test('turns to an option that is chosen', async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).click()
    await options(page).nth(39).click()
    await expect(control(page, 40)).toBeVisible()
  })

  test('steps back and on, not past the ends, and ignores repeats within 100 ms', async ({ readerAt }) => {
    const page = await readerAt(1)
    // The steps are left out on phones; the keyboard of the menu is there.
    test.skip((page.viewportSize()?.width ?? 0) <= 600, 'no steps on a phone')
    const [previous, next] = ['Previous chapter', 'Next chapter'].map((name) => page.getByRole('button', { name }))
    await expect(previous!).toBeDisabled()
    await next!.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
      button.click()
    })
    await expect(control(page, 2)).toBeVisible()
    await page.waitForTimeout(150)
    await expect(control(page, 2)).toBeVisible()
    await previous!.click()
    await expect(control(page, 1)).toBeVisible()
    await expect(previous!).toBeDisabled()
  })

  test('is read by everybody', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(42, '/about')
    await control(page, 42).click()
    await expect(field(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[DATA-12] the chapter', () => {
  test('is refused where it is none of the book, and the old one stays @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    for (const typed of ['0', '215', '999', '4.5', '-1', 'no such title']) {
      await control(page, 42).click()
      await field(page).fill(typed)
      await expect(page.getByText(`There is no chapter “${typed}” to go to`)).toBeVisible()
      await field(page).press('Enter')
      await expect(field(page)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(await stored(page)).toBe('42')
    expect(await profileChapter(page)).toBe(42)
  })

  test('is stored on the device and in the profile at each change', async ({ readerAt }) => {
    const page = await readerAt(42)
    await turnTo(page, 42, '57')
    await expect(control(page, 57)).toBeVisible()
    expect(await stored(page)).toBe('57')
    await expect.poll(() => profileChapter(page)).toBe(57)
    await page.reload()
    await expect(control(page, 57)).toBeVisible()
  })

  test("is the profile's and not the one that the device remembers @desktop", async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(12, '/about')
    await expect(control(page, 12)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('currentChapter', '200'))
    await page.reload()
    await expect(control(page, 12)).toBeVisible()
    await expectNothingBeyond(12)
  })

  test('of a new guest is the one that the device remembers, else the first @desktop', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('currentChapter', '57'))
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 57)).toBeVisible()

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('currentChapter', '500'))
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 1)).toBeVisible()
  })

  test('that the server did not keep is sent when the network is back @desktop', async ({ readerAt, traffic }) => {
    const page = await readerAt(42)
    await expect(control(page, 42)).toBeVisible()
    traffic.expectProblem(/api\/profile/)
    await page.route('**/api/profile', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('The chapter was not kept'))
    await turnTo(page, 42, '41')
    await expect(control(page, 41)).toBeVisible()
    await logged
    expect(await profileChapter(page)).toBe(42)

    await page.unroute('**/api/profile')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => profileChapter(page)).toBe(41)
    await expect(control(page, 41)).toBeVisible()
  })

  test('[AUTH-4] turned back on another device counts here at once @desktop', async ({ readerAt }) => {
    const page = await readerAt(57)
    await expect(control(page, 57)).toBeVisible()
    await turnElsewhere(page, 12)
    await expect(control(page, 12)).toBeVisible()
    expect(await stored(page)).toBe('12')
  })

  test('[AUTH-4] turned on on another device is only offered @desktop', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(12)
    await expect(control(page, 12)).toBeVisible()
    await turnElsewhere(page, 57)
    await expect(page.getByText('Continue from chapter 57?')).toBeVisible()
    await expect(control(page, 12)).toBeVisible()
    await expectNothingBeyond(12)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(control(page, 57)).toBeVisible()

    await turnElsewhere(page, 80)
    await page.getByRole('button', { name: 'Stay at chapter 57' }).click()
    await expect(page.getByText('Continue from chapter 80?')).toBeHidden()
    await turnElsewhere(page, 80)
    await page.waitForResponse('**/api/session')
    await expect(page.getByText('Continue from chapter 80?')).toBeHidden()
    await expect(control(page, 57)).toBeVisible()
  })

  test('turned in another tab counts here when it is lower, and is offered when it is higher @desktop', async ({
    readerAt,
  }) => {
    const page = await readerAt(42)
    const other = await page.context().newPage()
    await other.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
    await other.goto('/')
    await turnTo(other, 42, '12')
    await expect(control(page, 12)).toBeVisible()
    await turnTo(other, 12, '30')
    await expect(control(other, 30)).toBeVisible()
    await expect(page.getByText('Continue from chapter 30?')).toBeVisible()
    await expect(control(page, 12)).toBeVisible()
  })
})

test.describe('[DATA-6] the story', () => {
  test('brings one file more for one chapter more, and nothing for one back', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(57)
    const asked: string[] = []
    await expect(control(page, 57)).toBeVisible()
    await expect(page.getByText('Loading story data...')).toBeHidden()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/story/')) asked.push(pathname.replace(/[\w-]{6,}\//, '<hash>/'))
    })
    await turnTo(page, 57, '58')
    await expect(page.getByText(/^Chapter 58\. .* out of the fog\.$/).first()).toBeVisible()
    expect(asked).toEqual(['/story/index/58.json', '/story/<hash>/58.json'])
    await expectNothingBeyond(58)

    asked.length = 0
    await turnTo(page, 58, '30')
    await expect(page.getByText('Chapter 30. What comes later is back in the fog.').first()).toBeVisible()
    expect(asked).toEqual([])
  })

  for (const chapter of [1, 25, 26, 137, 214]) {
    test(`brings chapter ${chapter} and what is before it, on every route`, { tag: '@desktop' }, async ({
      readerAt,
      page,
      expectNothingBeyond,
    }) => {
      test.slow()
      const fetched: Response[] = []
      page.on('response', (response) => fetched.push(response))
      await readerAt(chapter)
      await walk(page)
      await expectNothingBeyond(chapter)

      const files = fetched.flatMap((response) => /story\/(?!index)[\w-]+\/(\d+)\.json/.exec(response.url())?.[1] ?? [])
      const bundles = Array.from({ length: Math.floor((chapter - 1) / 25) }, (_, index) => `${(index + 1) * 25}`)
      expect(files.toSorted()).toEqual([...bundles, `${chapter}`].toSorted())

      const later = namesAfter(chapter)
      expect(later.length > 0).toBe(chapter < 214)
      for (const response of fetched) {
        const text = /html|javascript|css|json/.test(response.headers()['content-type'] ?? '')
          ? await response.text()
          : ''
        expect(
          later.filter((name) => text.includes(name)),
          response.url(),
        ).toEqual([])
      }
    })
  }

  test('[DATA-16] is never fetched by a screen', async ({ readerAt }) => {
    const page = await readerAt(42)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/(story|api)\//.test(request.url())) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    for (const path of ['/codex', '/codex/characters', '/codex/items', '/relations']) {
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page).toHaveTitle(/Codex|Characters|Items|Relations/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(asked).toEqual([])
  })

  test('[DATA-16] offers no way to change it @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const origin = new URL(page.url()).origin
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await page.request.fetch('/story/index/42.json', { method, headers: { origin }, data: {} })
      expect(answer.status(), method).toBeGreaterThanOrEqual(400)
    }
  })
})

test.describe('[DATA-15] while the story', () => {
  test('loads, the reader is told so @desktop', async ({ readerAt, page }) => {
    let answer = () => {}
    await page.route('**/story/index/*.json', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await readerAt(42, '/codex')
    await expect(page.getByText('Loading story data...')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading story data...')).toBeHidden()
  })

  test('does not come, what came is shown, and the rest may be tried again', async ({ readerAt, page, traffic }) => {
    traffic.expectProblem(/ERR_FAILED/)
    await page.route('**/story/*/42.json', (route) =>
      route.request().url().includes('/index/') ? route.continue() : route.abort(),
    )
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await readerAt(42, '/codex/characters')
    await logged
    await expect(page.getByRole('alert')).toContainText('The story data could not be loaded beyond chapter 25.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Characters')
    await expect(page.getByText('Loading story data...')).toBeHidden()

    await page.unroute('**/story/*/42.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(control(page, 42)).toBeVisible()
  })

  test('does not come at all, the app stands all the same @desktop', async ({ readerAt, page, traffic }) => {
    traffic.expectProblem(/ERR_FAILED/)
    await page.route('**/story/**', (route) => route.abort())
    await readerAt(42)
    await expect(page.getByRole('alert')).toContainText('The story data could not be loaded.')
    for (const path of ['/codex', '/codex/characters', '/codex/items', '/account']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('The story data could not be loaded.')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/)
    }
  })
})

test.describe('[SHELL-3] a leap ahead', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Show chapters 43 to 60?' })

  test('is asked about first, and brings nothing until it is meant', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(42)
    await control(page, 42).click()
    await field(page).fill('60')
    await field(page).press('Enter')
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay at chapter 42' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(control(page, 42)).toBeVisible()
    expect(await stored(page)).toBe('42')
    await expectNothingBeyond(42)
  })

  test('can be undone', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(42)
    await turnTo(page, 42, '60')
    await expect(control(page, 60)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(control(page, 42)).toBeVisible()
    expect(await stored(page)).toBe('42')
  })

  test('by a phone is asked about too', { tag: '@phone' }, async ({ readerAt }) => {
    const page = await readerAt(42)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('combobox', { name: 'Current chapter' }).selectOption('60')
    await expect(question(page)).toBeVisible()
    await page.getByRole('button', { name: 'Stay at chapter 42' }).click()
    await expect(page.getByRole('combobox', { name: 'Current chapter' })).toHaveValue('42')
    await page.getByRole('combobox', { name: 'Current chapter' }).selectOption('60')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(page.getByText(/^Chapter 60\./).first()).toBeVisible()
  })

  test('is more than five chapters, and never a way back @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    for (const [from, to] of [
      [42, 47],
      [47, 1],
    ] as const) {
      await control(page, from).click()
      await field(page).fill(String(to))
      await field(page).press('Enter')
      await expect(control(page, to)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toBeHidden()
    }
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  })
})
