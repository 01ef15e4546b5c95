import type { Page } from '@playwright/test'
import { shiftOf, watchShifts } from './before-app.ts'
import { chaptersBeyond } from './beyond.ts'
import { expect, test } from './test.ts'

/** A page of our origin that makes no requests. */
async function openBlank(page: Page) {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel=icon href=data:,>' }),
  )
  await page.goto('/blank')
}

test('[SHELL-11] a test notices what goes wrong, and what was answered', { tag: '@desktop' }, async ({
  page,
  traffic,
}) => {
  await openBlank(page)

  await test.step('an error in the console', async () => {
    await page.evaluate(() => console.error('something broke'))

    await expect.poll(() => traffic.problems()).toEqual([expect.stringContaining('something broke')])
    traffic.expectProblem(/something broke/)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('an error that nobody caught', async () => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody caught this')
      })
    })

    await expect.poll(() => traffic.problems()).toEqual([expect.stringContaining('nobody caught this')])
    traffic.expectProblem(/nobody caught this/)
  })

  await test.step('a request to another origin', async () => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'hello' }))
    await page.evaluate(() => fetch('https://elsewhere.example/pixel', { mode: 'no-cors' }).catch(() => {}))

    const expected = expect.arrayContaining([
      expect.stringContaining('another origin: https://elsewhere.example/pixel'),
    ])
    await expect.poll(() => traffic.problems()).toEqual(expected)
    traffic.expectProblem(/elsewhere\.example|Content Security Policy/)
  })

  await test.step('what the story and the API answered', async () => {
    await page.evaluate(async () => {
      await (await fetch('/story/index/30.json')).text()
    })

    const [answer] = await traffic.answers()
    expect(answer).toEqual({ address: '/story/index/30.json', body: expect.stringContaining('/30.json') })
  })
})

test('[SHELL-4] a test notices what moves, and that something is seen', { tag: '@desktop' }, async ({ page }) => {
  await openBlank(page)
  await page.evaluate(watchShifts)
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'first' })))
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  expect(await shiftOf(page)).toBe(0)

  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '300px'
    document.body.prepend(block)
  })
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0)
})

test('[DATA-6] a chapter beyond the reader is found', { tag: '@desktop' }, async () => {
  const found = (address: string, body: string) => chaptersBeyond(30, [{ address, body }])

  await test.step('in an address', async () => {
    expect(found('/story/index/31.json', '{}')).toHaveLength(1)
    expect(found('/story/0a1b2c/50.json', '{}')).toHaveLength(1)
  })

  await test.step('in what was sent', async () => {
    expect(found('/story/0a1b2c/30.json', '{"chapter_30":{},"chapter_31":{}}')).toHaveLength(1)
    expect(found('/story/index/30.json', '{"files":["/story/0a1b2c/50.json"]}')).toHaveLength(1)
  })

  await test.step('and not in what the reader has read', async () => {
    expect(found('/story/0a1b2c/30.json', '{"chapter_30":{"title":"Chapter 31 waits"}}')).toEqual([])
    expect(found('/story/index/30.json', '{"files":["/story/0a1b2c/25.json","/story/0a1b2c/30.json"]}')).toEqual([])
    expect(found('/api/profile', '{"currentChapter":30}')).toEqual([])
  })
})
