import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { type DrawPage, LATE_FONTS, LATE_STYLES } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'
import { listFiles } from '#server/http/static-files.ts'
import { documentOf } from '#server/pages/document.ts'
import { createPageAddress } from '#server/pages/page-address.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { createStories } from '#server/story/stories.ts'
import { href } from '#story/entries/routes.ts'
import { type BookName, originOf } from './books.ts'

/** Draws the pages of a book as its server does, without a session or a network. */
export async function drawnPages(book: BookName) {
  const { build, app } = bookFolders(resolve('.'), book)
  const { drawPage } = (await import(pathToFileURL(resolve(build, 'pages/draw-page.js')).href)) as {
    drawPage: DrawPage
  }
  const stories = createStories(listFiles(resolve(build, 'story')))
  const index = readFileSync(resolve(app, 'index.html'), 'utf8')
  const screens = JSON.parse(readFileSync(resolve(app, 'screens.json'), 'utf8')) as ScreenFiles
  const addressOf = createPageAddress(screens)
  // Signed-in readers are redirected from the sign-in, so it is drawn only for visitors.
  const storyFor = (path: string, chapter: number) => (path === href('signIn') ? undefined : stories.storyAt(chapter))
  return async (path: string, chapter: number): Promise<string> => {
    const asked = addressOf(new URL(path, originOf(book)))
    const drawn = asked && (await drawPage(asked.address, await storyFor(path, chapter)))
    if (!drawn) throw new Error(`${path} cannot be drawn`)
    return documentOf(index, drawn, { ...asked.files, story: [] }, chapter)
  }
}

/** Shows a drawn page as it looks before any script runs. Its other files come from the server. */
export async function showDrawn(page: Page, origin: string, path: string, document: string): Promise<void> {
  await page.route(origin + path, (route) => route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }))
  await page.route(/\.js$|\/api\//, (route) => route.abort())
  await page.goto(origin + path)
}

/** Adds the fonts that load after the first paint and the styles that load with the app, as web/late-styles.ts does. */
export async function addLateStyles(page: Page, late: readonly string[] = [LATE_FONTS, LATE_STYLES]): Promise<void> {
  await page.evaluate(async (ids) => {
    for (const late of ids.map((id) => document.getElementById(id)!)) {
      late.insertAdjacentHTML('afterend', late.textContent)
    }
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    await Promise.all(links.map((link) => link.sheet ?? new Promise((done) => link.addEventListener('load', done))))
  }, late)
}
