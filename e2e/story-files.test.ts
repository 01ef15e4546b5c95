import type { Response } from '@playwright/test'
import { alive } from './support/before-app.ts'
import { holdRequests } from './support/hold-requests.ts'
import { namesAfter } from './support/names.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { goTo, walk } from './support/walk.ts'

test.describe('[DATA-6] the story', () => {
  test('[DATA-16] is fetched by a turn alone: one chapter for one chapter more, and nothing for one back @desktop', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(57)
    await alive(page)
    await expect(control(page, 57)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading story data...')).toBeHidden()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/(story|api)\//.test(pathname))
        asked.push(`${request.method()} ${pathname.replace(/\/story\/[\w-]{6,}\//, '/story/<hash>/')}`)
    })

    await test.step('is never fetched by a screen', async () => {
      for (const path of ['/codex', '/codex/characters', '/codex/items', '/relations', '/']) await goTo(page, path)
      expect(asked).toEqual([])
    })

    await test.step('offers no way to change it', async () => {
      const origin = new URL(page.url()).origin
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await page.request.fetch('/story/index/42.json', { method, headers: { origin }, data: {} })
        expect(answer.status(), method).toBeGreaterThanOrEqual(400)
      }
    })

    const fetched = () => asked.filter((what) => what.startsWith('GET /story/'))
    await test.step('brings one chapter alone for one chapter more', async () => {
      const answer = page.waitForResponse((response) => /\/story\/(?!index)[\w-]+\/58\.json$/.test(response.url()))
      await turnTo(page, 57, '58')
      expect(Object.keys(await (await answer).json())).toEqual(['chapter_58'])
      await expect(page.getByText(/^Chapter 58\. .* out of the fog\.$/).first()).toBeVisible()
      expect(fetched()).toEqual(['GET /story/index/58.json', 'GET /story/<hash>/58.json'])
      await expectNothingBeyond(58)
    })

    await test.step('brings nothing for one back', async () => {
      asked.length = 0
      await turnTo(page, 58, '30')
      await expect(page.getByText('Chapter 30. What comes later is back in the fog.').first()).toBeVisible()
      expect(fetched()).toEqual([])
    })
  })

  // tools/prepare/story-files.test.ts proves for every chapter which file holds what, at the ends of bundles and within them.
  for (const chapter of sampleOf([1, 25, 26, 51], 4)) {
    test(`brings chapter ${chapter} and what is before it, on every route`, { tag: '@desktop' }, async ({
      readerAt,
      page,
      expectNothingBeyond,
    }) => {
      test.slow()
      const fetched: Response[] = []
      page.on('response', (response) => fetched.push(response))
      await readerAt(chapter)
      await alive(page)
      await walk(page)
      await expectNothingBeyond(chapter)

      const files = fetched.flatMap((response) => /story\/(?!index)[\w-]+\/(\d+)\.json/.exec(response.url())?.[1] ?? [])
      const bundles = Array.from({ length: Math.floor((chapter - 1) / 25) }, (_, index) => `${(index + 1) * 25}`)
      expect(files.toSorted()).toEqual([...bundles, `${chapter}`].toSorted())

      const later = namesAfter(chapter)
      expect(later.length).toBeGreaterThan(0)
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
})

test.describe('[DATA-15] while the story', () => {
  test('loads, the reader is told so where the page came drawn for another chapter @desktop', async ({
    readerAt,
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'chapter', value: '7', url: baseURL! }])
    const { release } = await holdRequests(page, /\/story\/index\/\d+\.json$/)
    await readerAt(42, '/codex')
    await expect(page.getByText('Loading story data...')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading story data...')).toBeHidden()
  })

  test('does not come, what came is shown, and the rest may be tried again @desktop @extended', async ({
    readerAt,
    page,
    traffic,
  }) => {
    traffic.expectProblem(/ERR_FAILED/)
    await page.route('**/story/*/42.json', (route) =>
      route.request().url().includes('/index/') ? route.continue() : route.abort(),
    )
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await readerAt(42)
    await logged
    const again = page.getByRole('button', { name: 'Try again' })

    await test.step('nothing on Home lies over the notice', async () => {
      await expect(again).toBeVisible()
      for (const width of [390, 700, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const notice = (await page.getByRole('alert').boundingBox())!
        const hero = (await page.getByRole('region', { name: 'Your protagonist' }).boundingBox())!
        expect(hero.y, `at ${width}px`).toBeGreaterThanOrEqual(notice.y + notice.height)
      }
    })

    await test.step('what came is shown', async () => {
      await goTo(page, '/codex/characters')
      await expect(page.getByRole('alert')).toContainText('The story data could not be loaded beyond chapter 25.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Characters')
      await expect(page.getByText('Loading story data...')).toBeHidden()
    })

    await test.step('the rest may be tried again', async () => {
      await page.unroute('**/story/*/42.json')
      await again.click()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect(control(page, 42)).toBeVisible()
    })
  })

  test('does not come at all, the app stands all the same and tells nothing as a fact @desktop @extended', async ({
    readerAt,
    page,
    traffic,
  }) => {
    traffic.expectProblem(/ERR_FAILED/)
    await page.route('**/story/**', (route) => route.abort())
    await readerAt(42)
    await expect(page.getByRole('alert')).toContainText('The story data could not be loaded.')
    const main = page.getByRole('main')
    for (const [path, title] of [
      ['/codex', 'Codex'],
      ['/codex/items', 'Items & Relics'],
      ['/codex/characters?id=old-corrin', 'Characters'],
      ['/pathways/emberwright', 'Callings'],
      ['/quests', 'Quest Log'],
      ['/', 'Home'],
    ] as const) {
      await goTo(page, path)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText('The story has not been loaded.')).toBeVisible()
      expect(await main.innerText(), path).not.toMatch(/\d/)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('alert')).toContainText('The story data could not be loaded.')
    }
    await goTo(page, '/feedback')
    await expect(main.getByRole('button', { name: 'New Feedback' })).toBeVisible()
    for (const path of ['/codex/characters?id=old-corrin', '/account']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('The story data could not be loaded.')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/)
      await expect(page).toHaveURL(path)
    }
  })
})
