import { ADDRESSES } from '#api/addresses.ts'
import type { Contact } from '#api/config.ts'
import { expect, test } from './support/test.ts'

test('[ABOUT-1] About says whose work this is, and where to write to @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/about')
  const main = page.getByRole('main')

  await test.step('says whose work this is, and that nobody earns by it', async () => {
    await expect(main.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    for (const text of [
      'a fan-made companion app for readers of The Lamps of Saltmere',
      'are the work of Nobody Whatever',
      'Non-commercial',
    ])
      await expect(main).toContainText(text)
  })

  await test.step('the licences of icons and fonts are told', async () => {
    const downloads = page.getByRole('button', { name: /^Download/ })
    await expect(main.getByRole('listitem').filter({ hasNot: downloads })).toHaveText([
      'Story glyphs from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, re-inked.',
      'Interface icons: Lucide, ISC.',
      'Fonts: Imbue, Literata, Archivo, IM Fell Double Pica, SIL OFL 1.1.',
      /MIT licence/,
    ])
  })

  await test.step('the way to feedback leads to the Feedback section in Settings', async () => {
    await page.getByRole('link', { name: 'Feedback section in Settings' }).click()
    await expect(page).toHaveURL('/account#feedback')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  })

  await test.step('the contacts are those of the installation, and what is not set is left out', async () => {
    let contact: Partial<Contact> = { email: 'hello@example.org', chat: 'codex-keeper' }
    await page.route(`**${ADDRESSES.config}`, (route) => route.fulfill({ json: { google: false, contact } }))
    await page.goto('/about')
    await expect(main).toContainText('reach us directly by email at hello@example.org or by chat as codex-keeper.')
    await expect(main.getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
      'href',
      'mailto:hello@example.org',
    )

    for (const [set, sentence] of [
      [{ chat: 'codex-keeper' }, 'reach us directly by chat as codex-keeper.'],
      [{ email: 'hello@example.org' }, 'reach us directly by email at hello@example.org.'],
    ] as const) {
      contact = set
      await page.reload()
      await expect(main).toContainText(sentence)
    }

    contact = {}
    await page.reload()
    await expect(main.getByText('Made of')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(main).not.toContainText('reach us')
  })
})
