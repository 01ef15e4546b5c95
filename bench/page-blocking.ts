import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'
import { REAL } from '#e2e/support/books.ts'
import { routes } from '#e2e/support/routes.ts'
import { listFiles } from '#server/http/static-files.ts'
import { createDrawnPages } from '#server/pages/drawn-pages.ts'
import { createPageAddress } from '#server/pages/page-address.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { createStories } from '#server/story/stories.ts'
import { median } from './quantiles.ts'

const TIMES = 5

/**
 * How long drawing a page blocks the process, in milliseconds: the median for each route, and of these the largest. The story is
 * already open.
 */
export async function blockingByPages(chapter: number): Promise<number> {
  const { build, app } = bookFolders('.', REAL)
  const { drawPage } = (await import(pathToFileURL(`${build}/pages/draw-page.js`).href)) as { drawPage: DrawPage }
  const addressOf = createPageAddress(JSON.parse(readFileSync(`${app}/screens.json`, 'utf8')) as ScreenFiles)
  const stories = createStories(listFiles(`${build}/story`))
  const frame = readFileSync(`${app}/index.html`, 'utf8')
  await stories.storyAt(chapter)

  const medians: number[] = []
  for (const path of routes(REAL).keys()) {
    const asked = addressOf(new URL(path, 'http://bench'))
    if (!asked) continue
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) {
      // A fresh instance, because an earlier one would have the page cached.
      const { pageAt } = createDrawnPages(drawPage, stories, frame)
      times.push(await blockingTime(() => pageAt({ ...asked, chapter })))
    }
    medians.push(median(times))
  }
  return Math.max(...medians)
}

async function blockingTime(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await wait(10)
  await work()
  await wait(10)
  delay.disable()
  return delay.max / 1e6
}
