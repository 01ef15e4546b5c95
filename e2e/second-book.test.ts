import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { alive } from './support/before-app.ts'
import { serveSecondBook } from './support/second-book.ts'
import { test as base, expect } from './support/test.ts'

/** The tests of this file run the app with its second book, on a separate server. */
const test = base.extend<object, { served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
    async ({}, use) => {
      const { origin, stop } = await serveSecondBook()
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, use) => use(served),
})

// One worker, so that the book is built and served only once.
test.describe.configure({ mode: 'default' })

/** Words that only the first book uses. */
const FIRST_BOOK = new RegExp(
  [
    'Klein|Moretti|Roselle|Tingen|Nighthawk|Sherlock|Cuttlefish|Lord of the|Codex of the|Volume 1',
    'pathway|Beyonder|Sequence|Sealed Artifact|tarot|gr[ae]y fog|\\bfool\\b|\\bseer\\b|clown',
    '\\bpounds?\\b|\\bsoli\\b|\\bpence\\b|£|weekly salary|\\b214\\b|\\b1430\\b|Ch 1-149|Mysticism|Rent & Food',
    '\\bdiary\\b|\\bdeit(?:y|ies)\\b|rarity|grade|\\bquests?\\b|also heard of',
  ].join('|'),
  'i',
)

/** Everything in the page that a reader sees or hears, and the contents of its head. */
function textsOf(page: Page) {
  return page.evaluate(() => {
    const said = ['aria-label', 'alt', 'placeholder', 'title', 'content'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...said].join('\n')
  })
}

/** Navigates without reloading, as links do. */
async function go(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

async function expectOnlyItsOwnWords(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await textsOf(page), page.url()).not.toMatch(FIRST_BOOK)
}

test('[SHELL-7] a stranger comes into the second book, and everything there is its own @desktop @extended', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Monte Cristo Companion')
  await expect(page.getByText('For readers of The Count of Monte Cristo.')).toBeVisible()
  await expectOnlyItsOwnWords(page)

  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  const welcome = page.getByRole('dialog', { name: 'Which chapter have you reached?' })
  await expect(welcome).toContainText('welcome to The Monte Cristo Companion')
  await expect(welcome.getByRole('list', { name: 'What is inside' }).getByRole('listitem')).toHaveCount(5)
  await expectOnlyItsOwnWords(page)
  await welcome.getByRole('button', { name: 'I have just begun' }).click()

  await expect(page).toHaveTitle('Home · The Monte Cristo Companion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edmond Dantès')
  const links = page.getByRole('complementary').getByRole('navigation').getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['Home', 'Codex', 'Threads', 'Feedback', 'Account'])
  for (const link of await links.all()) {
    await link.click()
    await expect(page).toHaveTitle(new RegExp(`${await link.innerText()} · The Monte Cristo Companion$`))
    await expectOnlyItsOwnWords(page)
  }

  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'The Monte Cristo Companion', short_name: 'Monte Cristo' })
  expect(`${JSON.stringify(manifest)}${await (await request.get('/')).text()}`).not.toMatch(FIRST_BOOK)
})

test('[CODEX-1] [CODEX-3] [SHELL-1] the second book is read like the first, with what is its own alone @desktop @extended', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(9, '/codex')
  await alive(page)
  await test.step('has its own categories, records and news', async () => {
    const categories = page.locator('.codex-categories').getByRole('link')
    await expect(categories).toHaveCount(7)
    const places = await categories.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href')!, link.querySelector('b, h2, h3')?.textContent ?? ''] as const),
    )
    expect(places.every(([, title]) => title !== '')).toBe(true)
    for (const [address, title] of [
      ...places,
      ['/codex?q=elba', 'Codex'],
      ['/account#settings', 'Account'],
      ['/about', 'About'],
    ]) {
      await go(page, address!)
      // The previous screen stays until the next one is fetched.
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expectOnlyItsOwnWords(page)
    }
    for (const [address, sheet] of [
      ['/?popup=edmond', 'Edmond Dantès'],
      ['/?popup=balance', 'Purse'],
      ['/?popup=inventory', 'Pockets'],
      ['/?popup=abilities', 'Skills & Learning'],
      ['/codex/characters?id=villefort', 'Gérard de Villefort'],
      ['/codex/items?id=letter-from-elba', 'Letter from Elba'],
      ['/quests?id=a-trial', 'A trial'],
      ['/account?achievement=under-sail', 'Under Sail'],
    ] as const) {
      await go(page, address)
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible()
      await expectOnlyItsOwnWords(page)
    }
    await go(page, '/codex/items')
    await expect(page.getByRole('combobox')).toHaveCount(2)
    await expectNoAxeViolations(page)
    await expectNothingBeyond(9)
  })

  await test.step('keeps what lies ahead as well as the first', async () => {
    await page.goto('/codex/characters?id=louis-xviii')
    await expect(page).toHaveURL(/\/codex\/characters$/)
    await expect(page.getByRole('heading', { name: 'Gérard de Villefort' })).toBeVisible()
    await expect(page.getByText('Louis XVIII')).toHaveCount(0)
    await expectNothingBeyond(9)

    await page.getByRole('button', { name: 'Next chapter' }).click()
    await expect(page.getByRole('heading', { name: 'Louis XVIII' })).toBeVisible()
    await expectNothingBeyond(10)
    const headers = { origin: new URL(page.url()).origin }
    const beyond = await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 21 }, headers })
    expect(beyond.status(), 'a chapter that only the first book has').toBe(400)
  })

  await test.step('what it leaves out is an unknown address', async () => {
    for (const address of [
      '/no-such-address',
      '/pathways',
      '/pathways/seer',
      '/relations',
      '/map',
      '/codex/deities',
      '/codex/roselle-diary',
      '/codex/klein-notes',
    ]) {
      await go(page, '/about')
      await expect(page).toHaveTitle(/^About/)
      await go(page, address)
      await expect(page, address).toHaveURL(/:\d+\/$/)
      await expect(page).toHaveTitle('Home · The Monte Cristo Companion')
    }
    await page.goto('/?popup=klein')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edmond Dantès')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
