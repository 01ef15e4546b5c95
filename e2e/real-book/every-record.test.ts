import type { Page } from '@playwright/test'
import { alive } from '#e2e/support/before-app.ts'
import { REAL } from '#e2e/support/books.ts'
import { builtBook, chaptersToTry, lookupOf, storyTexts } from '#e2e/support/built-book.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import type { Stamp } from '#story/engine/known.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { codexEntries } from '#story/entries/codex-entries.ts'

test.use({ book: REAL })

type Record = { address: string; id: string; name: string }

/** Every record that a reader at the chapter can open. */
function recordsAt(chapter: number): Record[] {
  const story = createTimeline(lookupOf(storyTexts(REAL)))(chapter)
  const reports = (['mysteries', 'news'] as const).flatMap((kind) =>
    (story[kind] as readonly (Stamp & { title: string })[]).map(({ id, title }) => {
      return { address: `/codex/recent-activity?id=${kind}:${id}`, id, name: title }
    }),
  )
  const quests = story.quests.map(({ id, title }) => ({ address: `/quests?id=${id}`, id, name: title }))
  return [...codexEntries(story, builtBook(REAL)), ...reports, ...quests]
}

/** Opens the records in turn within the app, and returns each fact that has a name but no value: `address: name`. */
function emptyFacts(page: Page, records: readonly Record[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isDrawn = ({ id, name }: Record) =>
      document.querySelector(`[role=dialog] a[href^="/feedback?"][href$="/${id}"]`) !== null ||
      document.querySelector('main h1')?.textContent === name
    const empty: string[] = []
    for (const record of all) {
      history.pushState({}, '', record.address)
      dispatchEvent(new PopStateEvent('popstate'))
      while (!isDrawn(record)) await frame()
      for (const fact of document.querySelectorAll('dl > div')) {
        const [name, value] = [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]
        if (!name || !value) empty.push(`${record.address}: ${name}`)
      }
    }
    return empty
  }, records)
}

for (const { chapter, tag } of chaptersToTry(REAL).slice(1)) {
  test(`[CODEX-3] no record has a fact without a value at chapter ${chapter} @extended`, {
    tag: ['@desktop', ...tag],
  }, async ({ readerAt }) => {
    test.setTimeout(300_000)
    const page = await readerAt(chapter, '/codex')
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const records = recordsAt(chapter)
    expect(records.length).toBeGreaterThan(100)
    expect(await emptyFacts(page, sampleOf(records, 32))).toEqual([])
  })
}
