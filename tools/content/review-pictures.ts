import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Locator } from '@playwright/test'
import type { PublicBook } from '#api/book.ts'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { builtBook } from '#tools/prepare/built-book.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { openWorldServer, type WorldServer } from '#tools/prove/world-server.ts'
import type { ChangedEntry } from './changed-entries.ts'
import { type Content, contentFolder } from './read-content.ts'
import type { Reviewed } from './review.ts'
import { type Pictured, reviewPage } from './review-page.ts'

/** A phone, on which most readers read. */
const PHONE = { width: 390, height: 844 }

type Sides = { before: Content; after: Content }

/**
 * Takes a picture of the record of each changed entry, at each reviewed chapter, before and after the change, and writes them into
 * the folder with an `index.html` that shows them beside the differences in words.
 */
export async function takePictures(sides: Sides, reviewed: readonly Reviewed[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions)
  const server = await openWorldServer(resolve(bookFolders(resolve('.'), contentFolder()).app))
  try {
    const pictured = reviewed.map(({ entries }) => entries.map((entry): Pictured => ({ ...entry, files: {} })))
    for (const side of ['before', 'after'] as const) {
      const { book, chapters } = sides[side]
      const built = builtBook({ book: book!, chapters }, gameIcons())
      const shown = JSON.parse(built.constants['book.json'] ?? '') as PublicBook
      await server.open(built)
      for (const [index, { chapter }] of reviewed.entries()) {
        if (chapter > shown.chapters.last) continue
        const reader = { chapter, cookie: await server.readerAt(chapter), book: shown }
        for (const entry of pictured[index]!) {
          if (side === 'before' ? entry.isNew : entry.isGone) continue
          const file = `${chapter}-${entry.kind}-${entry.id}-${side}.png`
          if (await takePicture(browser, server, reader, entry, join(folder, file))) entry.files[side] = file
        }
      }
    }
    writeFileSync(join(folder, 'index.html'), reviewPage(reviewed, pictured))
  } finally {
    await server.close()
    await browser.close()
  }
}

type Reader = { chapter: number; cookie: string; book: PublicBook }

/** Returns whether the entry has a record to photograph. */
async function takePicture(
  browser: Browser,
  { baseUrl }: WorldServer,
  { cookie, book }: Reader,
  { kind, id }: ChangedEntry,
  path: string,
): Promise<boolean> {
  const address = addressInBook(kind, id, book)
  if (address === undefined) return false
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, reducedMotion: 'reduce' })
  try {
    const [name = '', value = ''] = cookie.split(/=(.*)/)
    await context.addCookies([{ name, value, url: baseUrl }])
    await context.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
    const page = await context.newPage()
    await page.goto(address)
    const record = address.includes('id=') ? page.getByRole('dialog') : page.locator('main')
    await record.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    // A record scrolls inside its sheet.
    await page.setViewportSize({ ...PHONE, height: await heightOf(record) })
    await record.screenshot({ path })
    return true
  } finally {
    await context.close()
  }
}

const LONGEST_PX = 4000

/** The window height at which the record does not scroll. */
function heightOf(record: Locator): Promise<number> {
  return record.evaluate((element, longest) => {
    const parts = [element, ...element.querySelectorAll('*')]
    const hidden = Math.max(...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    return Math.min(longest, innerHeight + hidden)
  }, LONGEST_PX)
}
