import { readFile } from 'node:fs/promises'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

test('[OWN-5] About and Settings give the codex at the chapter as files for other readers', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/about')

  await test.step('About gives it, and it can be cancelled', async () => {
    // The code that makes files is held back until the reader has changed their mind.
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/make-file/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.getByRole('button', { name: 'Download EPUB' }).click()
    await expect(page.getByRole('progressbar', { name: 'Making the file' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toBeHidden()
    release()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Markdown' }).click(),
    ])
    expect(file.suggestedFilename()).toContain('markdown')
  })

  await test.step('Settings give it in three forms', async () => {
    await visit(page, '/account#e-reader')
    await expect(page.getByText('All that is known at Chapter 42')).toBeVisible()
    await expectNoAxeViolations(page)
    for (const [name, end] of [
      ['Download EPUB', 'chapter-42.epub'],
      ['Download Dictionary', 'chapter-42-stardict.zip'],
      ['Download Markdown', 'chapter-42-markdown.zip'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`${end}$`))
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    }
  })
})
