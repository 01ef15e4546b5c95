import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

for (const { name, route, teaser } of [
  { name: 'Relations', route: '/relations', teaser: 'Who stands with whom' },
  { name: 'Map', route: '/map', teaser: 'Places you have read of' },
]) {
  test(`[SOON-1] ${name} says that it is coming soon, with teasers @desktop`, async ({ readerAt }) => {
    const page = await readerAt(42, route)
    const main = page.getByRole('main')

    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: 'Coming Soon', exact: true })).toBeVisible()
    await expect(main).toContainText('This feature is in development.')
    await expect(main.getByRole('listitem')).toHaveCount(3)
    await expect(main.getByRole('listitem').first()).toContainText(teaser)
    await expect(page).toHaveTitle(`${name} · The Saltmere Companion`)
  })

  test(`[SOON-1] ${name} tells the same at every chapter @desktop`, async ({ readerAt }) => {
    const page = await readerAt(1, route)
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem')).toHaveCount(3)
    const atFirst = await main.innerHTML()

    await turnTo(page, 1, '60')
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 60\b/ })).toBeVisible()
    await expect(main.getByRole('listitem')).toHaveCount(3)
    expect(await main.innerHTML()).toBe(atFirst)
  })
}
