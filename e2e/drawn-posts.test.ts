import { alive, drawnAt, shiftOf, touch, watchShifts } from './support/before-app.ts'
import { anyTitle, entry, LIST, test, vote } from './support/feedback.ts'
import { expect } from './support/test.ts'

test.describe('[SHELL-13] [FEED-3] the page with the posts', () => {
  test.use({ isTouched: false })

  test('has them before the app is there, without waiting for it, and keeps what is pressed @desktop @extended', async ({
    page,
    readerAt,
    write,
    traffic,
  }) => {
    const [title, later] = [anyTitle(), anyTitle()]
    await write(1, { title })
    await write(43, { title: later })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(watchShifts)
    await readerAt(42, '/feedback')

    await test.step('nothing of the app is asked for until it is wanted', async () => {
      await expect(entry(page, title)).toBeVisible()
      await page.waitForTimeout(2000)
      expect(asked.filter((path) => /\.js$|^\/(api|story)\//.test(path))).toEqual(['/start.js'])
      expect(await drawnAt(page)).toBe('42')
    })

    await test.step('[FEED-7] of a post from further on it says nothing', async () => {
      expect(await page.content()).not.toContain(later)
    })

    await test.step('[FEED-6] a vote that was given meanwhile counts', async () => {
      const saved = page.waitForResponse('**/vote')
      await vote(page, title).click()
      await alive(page)
      await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'true')
      await expect(vote(page, title)).toHaveText('1')
      expect(await shiftOf(page)).toBeLessThan(0.01)
      await saved
    })

    await test.step('nothing of what came is left in the page beside the list', async () => {
      await expect(page.locator('[data-posts]')).toHaveCount(0)
    })

    await test.step('where the list does not come again it stays as it was', async () => {
      traffic.expectProblem(/503 .*\/api\/feedback/)
      await page.route(LIST, (route) => route.fulfill({ status: 503, json: { error: 'Busy.' } }))
      await page.reload()
      await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'true')
      const refused = page.waitForResponse(LIST)
      await touch(page)
      await alive(page)
      await refused
      await expect(entry(page, title)).toBeVisible()
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('[SHELL-21] is read all the same @desktop', async ({ page, readerAt, write }) => {
      const [title, later] = [anyTitle(), anyTitle()]
      await write(1, { title })
      await write(43, { title: later })
      await readerAt(42, '/feedback')
      await expect(entry(page, title)).toBeVisible()
      await expect(page.getByText('Loading feedback...')).toHaveCount(0)
      expect(await page.content()).not.toContain(later)
    })
  })
})
