import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'
import { routesToWalk, titleAt } from './support/walk.ts'
import { skipWelcome } from './support/welcome.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The page's scroll position once the browser has had time to move it by itself. */
const scrolledOnceStill = async (page: Page) => {
  await expect(heading(page)).toBeVisible()
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return Math.round(scrollY)
  })
}
const width = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.clientWidth)

test('[SHELL-1] [SHELL-11] every route of the route table @desktop @extended', async ({
  readerAt,
  context,
  request,
  baseURL,
}) => {
  test.slow()
  const page = await readerAt(42)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))

  await test.step('stands, and its title names the section alone', async () => {
    for (const route of routesToWalk()) {
      await page.goto(route)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveTitle(titleAt(route))
      expect(new URL(page.url()).pathname).toBe(route)
    }
  })

  await test.step('no request leaves the app, and nothing is set for others', async () => {
    expect([...asked].filter((origin) => origin !== 'null')).toEqual([baseURL])
    expect(new Set((await context.cookies()).map(({ domain }) => domain))).toEqual(new Set(['localhost']))
  })

  await test.step('with each page come the names of the files of its screen, and all of them are there', async () => {
    // Home redirects signed-out readers to the sign-in.
    for (const route of routesToWalk().filter((path) => path !== '/')) {
      const page = await request.get(route, { headers: { cookie: 'session=1' } })
      const files = [...(page.headers().link ?? '').matchAll(/<(.+?)>/g)].map(([, file = '']) => file)
      expect(
        files.filter((file) => /-screen-[\w-]+\.js$/.test(file)),
        route,
      ).toHaveLength(1)
      for (const file of files) expect((await request.head(file)).status(), `${route}: ${file}`).toBe(200)
    }
  })

  await test.step('an unknown path leads home', async () => {
    await page.goto('/codex/no-such-section/at-all?id=x')
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toBeVisible()
  })
})

test('[SHELL-1] [SHELL-2] a visitor is sent to sign in, and then comes to the page they asked for @desktop', async ({
  page,
}) => {
  await skipWelcome(page)
  const signIn = () => page.getByRole('button', { name: 'Continue as Guest' }).click()

  await test.step('who asks for the sign-in itself comes home afterwards', async () => {
    await page.goto('/auth')
    await signIn()
    await expect(page).toHaveURL('/')
  })

  await test.step('while it is not known who is here, a spinner names the product', async () => {
    await page.context().clearCookies()
    const { release } = await holdRequests(page, /\/api\/session/)
    await page.goto('/codex')
    await expect(page.getByRole('status')).toHaveText('Opening the The Saltmere Companion...')
    await release()
    await expect(page).toHaveURL('/auth')
  })

  await test.step('who asks for another page comes there', async () => {
    await page.goto('/codex/items?rarity=rare')
    await expect(page).toHaveURL('/auth')
    await signIn()
    await expect(page).toHaveURL('/codex/items?rarity=rare')
    await expect(heading(page)).toHaveText('Items & Relics')
  })
})

test('[SHELL-1] a page that is slow to load, and so is asked for again, is left by one Back @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/about')
  const screen = await holdRequests(page, /\/quests-screen-[^/]*\.js/)
  const link = page.getByRole('link', { name: 'Quests' }).filter({ visible: true })
  await link.click()
  await expect(page).toHaveURL('/quests')
  await link.click()
  await screen.release()
  await expect(page).toHaveTitle(/^Quest/)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('[SHELL-1] a new page begins at its top, also by Back, Forward and a reload @extended', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/characters')

  await test.step('a new page begins at its top, and a query alone does not scroll', async () => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await expect(page.getByRole('link', { name: /Harrow/ }).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(scrolled).toBe(900)

    await page.evaluate(() => {
      history.pushState(history.state, '', '?id=wren-harrow')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await scrolled()).toBe(900)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await scrolled()).toBe(900)

    await page.getByRole('link', { name: 'The Saltmere Companion', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(scrolled).toBe(0)
  })

  await test.step('each change of route begins at the top, by Back and Forward too, and so does a reload', async () => {
    const tour = ['/codex', '/codex/characters', '/quests', '/']
    await page.goto(tour[0]!)
    // A window so low that every page scrolls.
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 480 })

    async function expectTop(path: string) {
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(titleAt(path))
      expect(await scrolledOnceStill(page), path).toBe(0)
      // A position that the browser must forget.
      await page.evaluate(() => scrollTo(0, 300))
      expect(await scrolledOnceStill(page), path).toBe(300)
    }

    await expectTop(tour[0]!)
    for (const path of tour.slice(1)) {
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expectTop(path)
    }
    for (const path of tour.slice(0, -1).reverse()) {
      await page.goBack()
      await expectTop(path)
    }
    for (const path of tour.slice(1)) {
      await page.goForward()
      await expectTop(path)
    }
    await page.reload()
    await expectTop('/')
  })
})

test('[SHELL-4] the sidebar, the way past it, and the shell at every width', { tag: '@desktop' }, async ({
  readerAt,
}) => {
  const page = await readerAt(42)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })

  await test.step('folds from 200 to 67 px and stays so', async () => {
    const links = sidebar.getByRole('navigation').getByRole('link')
    const names = ['Home', 'Codex', 'Callings', 'Quests', 'Relations', 'Map', 'Feedback', 'Account']
    await expect(links).toHaveText(names)
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    const outerWidth = () => sidebar.evaluate((element) => element.getBoundingClientRect().width)
    expect(await outerWidth()).toBe(200)

    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    expect(await outerWidth()).toBe(67)
    await page.reload()
    await expect.poll(outerWidth).toBe(67)
    // Hover cards on names load with the app, at the next pointer move.
    await expect(async () => {
      await page.mouse.move(600, 400)
      await sidebar.getByRole('link', { name: 'Quests' }).hover()
      await expect(page.getByRole('tooltip')).toHaveText('Quests', { timeout: 1000 })
    }).toPass()
    await sidebar.getByRole('link', { name: 'Quests' }).click()
    await expect(page).toHaveURL('/quests')
    await expect(sidebar.getByRole('link', { name: 'Quests' })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    expect(await outerWidth()).toBe(200)
  })

  await test.step('the keyboard skips the menu, and goes on from a new page', async () => {
    await page.goto('/account')
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page
      .getByRole('link', { name: 'About' })
      .or(page.getByRole('link', { name: 'Map' }))
      .first()
      .click()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('no width scrolls sideways', async () => {
    await sidebar.getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL('/map')
    await expect(heading(page)).toBeVisible()
    for (const size of [320, 360, 600, 601, 768, 860, 1023, 1024, 1280, 2560]) {
      await page.setViewportSize({ width: size, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${size} px`).toBeLessThanOrEqual(size)
      expect(await width(page, '.top-bar')).toBeLessThanOrEqual(size)
    }
  })
})

test('[SHELL-8] what breaks unexpectedly says so, and leads home @desktop', async ({ readerAt, traffic }) => {
  const page = await readerAt(42, '/account')
  traffic.expectProblem(/ERR_FAILED|ERR_BLOCKED|dynamically imported module/)
  await page.route('**/assets/codex-screen*.js', (route) => route.abort())
  await page.goto('/codex')
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('alert')).toContainText(/import/i)
  await expect(page.getByRole('alert')).not.toContainText(/\bat .*:\d+:\d+/)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('[SHELL-3] whatever takes the focus stays below the top bar, on the way down and up again @both', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/items')
  await expect(heading(page)).toBeVisible()
  /** How much of the focused element the bar hides; an element taller than the window cannot be wholly visible. */
  const behind = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      if (!focused?.closest('main') || focused.clientHeight > innerHeight / 2) return 0
      const bar = document.querySelector('.top-bar')!.getBoundingClientRect()
      return Math.max(0, bar.bottom - focused.getBoundingClientRect().top)
    })
  const cards = page.locator('main a')
  await cards.last().focus()
  for (const key of ['Shift+Tab', 'Tab'])
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press(key)
      expect(await behind()).toBe(0)
    }
})
