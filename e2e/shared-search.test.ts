import { readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { skipWelcome } from './support/welcome.ts'

const shared = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`

test('[FIND-7] what comes from outside names nothing later, opens exactly what it names, and else is searched for @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1)

  await test.step('names nothing later: such a name is answered like one that does not exist', async () => {
    for (const words of ['Isolde', 'Quixotry']) {
      await visit(page, shared({ q: words }))
      await expect(page.getByText(`No results found for “${words}”`)).toBeVisible()
      await expect(page).toHaveURL(`/codex?search=${words}`)
    }
    await expectNothingBeyond(1)
  })

  await test.step('opens the entry of exactly that name, and Back leads out again', async () => {
    await visit(page, '/quests')
    await readOn(page, 1, 42)
    await page.goto(shared({ q: '“wren harrow”\nhttps://example.com/some/book' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
    await expect(page).toHaveURL('/codex/characters?id=wren-harrow')
    await page.goBack()
    await expect(page).toHaveURL('/quests')
  })

  await test.step('is searched for where no one entry has that name', async () => {
    const field = page.getByRole('combobox', { name: 'Search for' })
    for (const [query, words] of [
      [{ q: 'harrow' }, 'harrow'],
      [{ q: 'https://example.com', title: 'Wren H' }, 'Wren H'],
      [{ q: `<img src=x onerror=alert(1)> ${'lamp '.repeat(1000)}` }, /^<img src=x onerror=alert\(1\)> lamp( lamp)*$/],
      [{}, ''],
    ] as const) {
      await visit(page, shared(query))
      await expect(field).toHaveValue(words)
    }
  })
})

test('[FIND-7] what comes from outside is asked for by the manifest, and waits for a visitor to come in @desktop @extended', async ({
  page,
  request,
  baseURL,
}) => {
  await test.step('is asked for by the manifest and by the description for browsers', async () => {
    const { share_target } = await (await request.get('/manifest.webmanifest')).json()
    expect(share_target).toMatchObject({ action: '/search', method: 'GET', params: { title: 'title', text: 'q' } })
    await page.goto('/auth')
    const link = page.locator('link[rel="search"]')
    await expect(link).toHaveAttribute('title', 'The Saltmere Companion')
    const description = await request.get((await link.getAttribute('href'))!)
    expect(description.headers()['content-type']).toContain('application/opensearchdescription+xml')
    expect(await description.text()).toContain(`template="${baseURL}/search?q={searchTerms}"`)
    expect(await description.text()).toContain('<ShortName>Saltmere</ShortName>')
  })

  await test.step('waits for a visitor to come in', async () => {
    await skipWelcome(page)
    await page.goto(shared({ q: 'Wren Harrow' }))
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
  })
})
