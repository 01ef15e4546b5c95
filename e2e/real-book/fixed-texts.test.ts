import { alive } from '#e2e/support/before-app.ts'
import { REAL } from '#e2e/support/books.ts'
import { firstOf } from '#e2e/support/built-book.ts'
import { holdRequests } from '#e2e/support/hold-requests.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import { turnTo } from '#e2e/support/turn.ts'
import { goTo } from '#e2e/support/walk.ts'
import { isKind } from '#kinds/kinds.ts'

test.use({ book: REAL })

/**
 * Texts that the specification fixes, each at a chapter and an address where a reader sees it. Texts that need an action to appear
 * (errors, thanks, empty lists) are in the tests of that action. `{kind}` stands for the first entry that the book tells of that
 * kind, `{}` for anything.
 */
const SEEN: [chapter: number, at: string, texts: string[]][] = [
  [1, '/?popup=balance', ['No transactions available']],
  [1, '/?popup=klein', ['Unknown']],
  [1, '/codex/recent-activity', ['No recent additions in the last 5 chapters.']],
  [1, '/pathways', ['????']],
  [1, '/pathways/{pathways}', ['This pathway has not been discovered yet...']],
  [1, '/pathways?view=cards', ['No pathways discovered yet...']],
  [42, '/', ['View Full Details', 'Support the Project']],
  [42, '/account', ['Account', 'Chapter 42 of 1430', 'Your Journey']],
  [42, '/auth', ['Continue with Google', 'Continue as Guest', 'Minimum 6 characters']],
  [42, '/codex', ['All Content', 'Found an Issue? Add Info']],
  [42, '/codex/deities', ['Discovered in: Ch {}']],
  [42, '/codex/history', ['Revealed: Ch {}']],
  [42, '/codex/items', ['Items & Artifacts', 'Back to Codex']],
  [42, '/codex/locations', ['Unlocked: Ch {}']],
  [42, '/codex/locations?id={locations}', ['First mentioned/visited in Chapter {}']],
  [
    42,
    '/codex/recent-activity',
    ['Current Chapter Updates', 'Last 5 Chapters Timeline', 'View Details →', 'Back to Codex'],
  ],
  [42, '/codex?q=quixotry', ['No results found for “quixotry”']],
  [42, '/feedback', ['Community Feedback', 'Add Info', 'New Feedback']],
  [42, '/pathways', ['{}/22 Pathways', '{}/198 Sequences', 'Locked']],
  [42, '/pathways/{pathways}', ['Sequence Hierarchy (Low to High)']],
  [42, '/quests', ['Quest Journal']],
  [42, '/relations', ['Coming Soon']],
]

for (const [chapter, places] of Map.groupBy(SEEN, ([chapter]) => chapter)) {
  const when = chapter === 42 ? {} : { tag: '@extended' }
  test(
    `[SHELL-10] the fixed texts that chapter ${chapter} shows are seen at their places @desktop`,
    when,
    async ({ readerAt }) => {
      test.slow()
      const page = await readerAt(chapter)
      await alive(page)
      for (const [, at, texts] of sampleOf(places, 1)) {
        await test.step(at, async () => {
          // The sign-in is a page outside the app's shell.
          if (at === '/auth') await page.goto(at)
          else await goTo(page, withId(at), REAL)
          for (const text of texts)
            await expect(page.getByText(patternOf(text)).first(), `${at}: ${text}`).toBeVisible()
        })
      }
    },
  )
}

function withId(at: string): string {
  return at.replace(/\{(\w+)\}/, (_, kind) => {
    if (!isKind(kind)) throw new Error(`${at} names no kind of entry`)
    return firstOf(kind, REAL)
  })
}

/** The whole text, with `{}` matching anything. */
function patternOf(text: string): RegExp {
  return new RegExp(`^${text.split('{}').map(RegExp.escape).join('.+')}$`)
}

test('[SHELL-10] pockets without anything say so @desktop @extended', async ({ readerAt, page, traffic }) => {
  // The server drew the real story; the browser gets a modified one here.
  traffic.expectProblem(/React error #418/)
  await page.route('**/story/*/1.json', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    delete json.chapter_1?.inventory
    await route.fulfill({ response, json })
  })
  await readerAt(1)

  await expect(page.getByText('No items', { exact: true })).toBeVisible()
})

test('[SHELL-10] a story of which the rest is coming says so beside what is there @desktop', async ({
  readerAt,
  page,
}) => {
  await readerAt(24)
  const { release } = await holdRequests(page, /\/story\/index\/26\.json$/)
  await turnTo(page, 24, '26')

  await expect(page.getByRole('status').getByText('Loading story data...')).toBeVisible()
  await release()
  await expect(page.getByText('Loading story data...')).toBeHidden()
})
