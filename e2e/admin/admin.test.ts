import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost, PostList } from '#api/feedback.ts'
import { choose } from '#e2e/support/select.ts'
import { expectNoSidewaysScroll } from '#e2e/support/sideways.ts'
import { test as base, expect } from '#e2e/support/test.ts'
import { writePost } from '#e2e/support/write-post.ts'
import { ADMINISTRATOR } from '#server/testing/open-with-administrator.ts'

type Fixtures = { write(post: Partial<NewPost>): Promise<APIRequestContext> }

const test = base.extend<Fixtures>({
  baseURL: ({ administered }, use) => use(administered.origin),
  write: async ({ playwright, baseURL }, use) => {
    await use(async (post) => (await writePost(playwright, baseURL!, { ...newPost, ...post })).author)
  },
})

const newPost: NewPost = {
  title: 'The search forgets',
  description: 'The box is empty when I come back.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 42,
}

const post = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Posts' }).getByRole('listitem', { name: title })

// All tests share one server.
test.describe.configure({ mode: 'default' })

const signIn = (page: Page, baseURL: string) =>
  page.request.post(ADDRESSES.signIn, { data: ADMINISTRATOR, headers: { origin: baseURL } })

test('[FEED-10] the bar shows the mark of the product, and no filter is cut on a phone', {
  tag: ['@both', '@extended'],
}, async ({ page, baseURL }) => {
  await signIn(page, baseURL!)
  for (const query of ['', '?status=implemented']) {
    await page.goto(`/admin${query}`)
    const filters = page.locator('.admin-filters').getByRole('combobox')
    await expect(filters).toHaveCount(2)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const cut = await filters
        .locator('span')
        .evaluateAll((words) =>
          words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.innerHTML),
        )
      expect(cut, `at ${width}px`).toEqual([])
      const mark = await page.getByRole('link', { name: 'To the codex' }).locator('svg').boundingBox()
      expect(mark).toMatchObject({ width: 26, height: 26 })
    }
  }
})

test('[FEED-10] an administrator answers posts, and corrects what the chapters tell; nobody else finds the page', async ({
  page,
  baseURL,
  readerAt,
  write,
  expectNoAxeViolations,
}) => {
  const size = page.viewportSize()!
  await signIn(page, baseURL!)

  await test.step('posts are answered, by keys too, and all of it stands in the audit log', async () => {
    const entry = { kind: 'characters', id: 'old-corrin', name: 'Old Corrin' } as const
    const title = 'A date'
    const author = await write({
      title,
      type: 'add-info',
      subtype: 'provide-update',
      submitMethod: 'entry-report',
      entry,
    })
    await write({
      title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5),
      description: '<img src=x onerror=alert(1)>\n'.repeat(60),
    })
    await write({ title: 'An insult' })

    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
    await expect(post(page, title)).toContainText('Written at chapter 42')
    await expect(post(page, title)).toContainText('Sent anonymously')
    await expect(post(page, title).getByRole('link', { name: 'Old Corrin' })).toHaveAttribute(
      'href',
      '/codex/characters?id=old-corrin',
    )
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 601, 861, 1121, 2560])

    await page.getByRole('radio', { name: 'Improvements' }).click()
    await expect(page.getByRole('list', { name: 'Posts' }).locator(':scope > li')).toHaveCount(1)
    await choose(page, 'Status', 'Reviewed', post(page, title))
    await expect(post(page, title).getByRole('combobox')).toHaveText('Reviewed')
    expect(await (await author.get(ADDRESSES.reports)).json()).toMatchObject({
      reports: [{ status: 'reviewed' }],
    })
    await page.getByRole('radio', { name: 'All' }).click()

    await page.getByRole('searchbox', { name: 'Search posts' }).fill('INSULT')
    await expect(page.getByRole('list', { name: 'Posts' }).locator(':scope > li')).toHaveCount(1)
    await post(page, 'An insult').getByRole('button', { name: 'Hide' }).focus()
    await page.keyboard.press('Enter')
    await expect(post(page, 'An insult')).toContainText('Hidden')
    expect(await (await author.get(ADDRESSES.feedback)).text()).not.toContain('An insult')
    await post(page, 'An insult').getByText('What was done').click()
    await expect(post(page, 'An insult')).toContainText('Visibility from shown to hidden')

    await page.getByRole('tab', { name: 'Audit trail' }).click()
    const lines = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem')
    await expect(lines).toContainText([/An insult.*hidden.*boss@example\.com/s, /A date.*reviewed.*boss@example\.com/s])
    await expectNoAxeViolations(page)
  })

  await test.step('a report about an entry shows the lines that tell it, and makes a patch of them', async () => {
    await page.setViewportSize(size)
    const title = 'A wrong trade'
    const entry = { kind: 'characters', id: 'old-corrin', name: 'Old Corrin' } as const
    await write({ title, type: 'add-info', subtype: 'provide-update', submitMethod: 'entry-report', entry })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/admin')

    await post(page, title).getByText('What the chapters tell').click()
    const places = post(page, title).getByRole('textbox', { name: /chapters\/\d+\.yaml:\d+/ })
    const newest = places.first()
    await expect(newest).toHaveValue(/^ {2}old-corrin:/)
    const chapters = await places.evaluateAll((fields) =>
      fields.map((field) => Number(/(\d+)\.yaml/.exec((field as HTMLTextAreaElement).labels[0]!.innerText)![1])),
    )
    // Chapters 52 and 57 tell of him too, but the post's author had read only up to 42.
    expect(chapters).toEqual([21, 17])
    const copy = post(page, title).getByRole('button', { name: 'Copy the patch' }).first()
    await expect(copy).toBeDisabled()

    const before = await newest.inputValue()
    await newest.fill(`${before}\n    location: The lighthouse`)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 2560])
    await copy.click()
    await expect(page.getByText('Copied: git apply takes it', { exact: true })).toBeVisible()
    const patch = await page.evaluate(() => navigator.clipboard.readText())
    expect(patch).toContain('+    location: The lighthouse')
    execFileSync('git', ['apply', '--check', '-'], { input: patch })
  })

  await test.step('who is no administrator is led home from there, and the public app knows nothing of it', async () => {
    await page.setViewportSize(size)
    await readerAt(42, '/admin')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html|json|svg|webmanifest)$/.test(name),
    )
    const telling = files.filter((name) =>
      /\/admin|moderation|audit|admin-post|isHidden:!/i.test(readFileSync(join('dist', name), 'utf8')),
    )
    expect(files.length).toBeGreaterThan(20)
    expect(telling).toEqual([])
  })
})

test('[FEED-11] [FEED-12] [FEED-13] an administrator settles reports of spoilers, and has a hold on authors', async ({
  page,
  baseURL,
  playwright,
  write,
  expectNoAxeViolations,
}) => {
  const size = page.viewportSize()!
  await signIn(page, baseURL!)

  await test.step('[FEED-11] reported posts stand first; reports are dismissed, or the chapter is set for good', async () => {
    const [early, fair] = ['Tells of the end', 'Tells of nothing']
    const ids = new Map<string, string>()
    for (const title of [early, fair]) {
      const author = await write({ title, chapter: 10 })
      const { posts } = (await (await author.get(ADDRESSES.feedback)).json()) as PostList
      ids.set(title, posts.find((post) => 'title' in post && post.title === title)!.id)
    }
    await write({ title: 'The newest' })
    const reporter = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } })
    await reporter.post(ADDRESSES.guest, { data: { chapter: 42 } })
    for (const id of ids.values()) await reporter.put(`${ADDRESSES.feedback}/${id}/spoiler`, { data: { chapter: 50 } })
    const listed = async () => (await reporter.get(ADDRESSES.feedback)).text()
    expect(await listed()).not.toContain('Tells of')

    await page.goto('/admin')
    const titles = page.getByRole('list', { name: 'Posts' }).getByRole('heading')
    await expect(titles.first()).toHaveText(fair)
    await expect(titles.nth(1)).toHaveText(early)
    await expect(post(page, fair)).toContainText('1 spoiler report: not before chapter 50')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 390, 601, 861, 1440])

    await post(page, fair).getByRole('button', { name: 'Dismiss reports' }).press('Enter')
    await expect(post(page, fair)).not.toContainText('not before')
    await expect(post(page, fair).getByLabel('Shown from chapter')).toHaveValue('10')
    expect(await listed()).toContain(fair)

    const chapter = post(page, early).getByLabel('Shown from chapter')
    await expect(chapter).toHaveValue('50')
    await chapter.fill('9')
    await expect(post(page, early)).toContainText(/A chapter from 10 to \d+\./)
    await expect(post(page, early).getByRole('button', { name: 'Set' })).toBeDisabled()
    await expectNoAxeViolations(page)
    await chapter.fill('55')
    await chapter.press('Enter')
    await expect(post(page, early)).not.toContainText('not before')
    expect(await listed()).not.toContain(early)
    await post(page, early).getByText('What was done').click()
    await expect(post(page, early)).toContainText('Chapter from 10 to 55')
    await expect(post(page, early)).toContainText('1 spoiler report settled')
    await post(page, fair).getByText('What was done').click()
    await expect(post(page, fair)).toContainText('1 spoiler report dismissed')
  })

  await test.step('[FEED-12] a post that its author has withdrawn stands in the audit log without its words', async () => {
    await page.setViewportSize(size)
    const author = await write({ title: 'Taken back' })
    const { posts } = (await (await author.get(ADDRESSES.feedback)).json()) as PostList
    const id = posts.find((post) => 'title' in post && post.title === 'Taken back')!.id
    expect((await author.delete(`${ADDRESSES.feedback}/${id}`)).status()).toBe(204)

    await page.goto('/admin?tab=trail')
    const lines = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem')
    await expect(lines.first()).toContainText(/A post that is no longer there.*Withdrawn.*Its author/s)
    await expect(page.getByText('Taken back')).toBeHidden()
  })

  await test.step('[FEED-13] all posts of an author are hidden and shown again, and posting is taken and given back', async () => {
    await page.setViewportSize(size)
    const titles = ['First rude one', 'Second rude one']
    const author = await write({ title: titles[0]! })
    await author.post(ADDRESSES.feedback, { data: { ...newPost, title: titles[1] } })
    const reader = await write({ title: 'A kind one' })
    const listed = async () => (await reader.get(ADDRESSES.feedback)).text()
    await page.goto('/admin?search=rude')
    const action = (name: string) => post(page, titles[0]!).getByRole('button', { name })
    const open = () => post(page, titles[0]!).getByText('Its author', { exact: true }).click()

    await open()
    await expectNoAxeViolations(page)
    await action('Hide all posts').click()
    for (const title of titles) await expect(post(page, title).getByText('Hidden', { exact: true })).toBeVisible()
    expect(await listed()).not.toContain('rude')
    await action('Take posting away').click()
    await expect(post(page, titles[1]!)).toContainText('Author may not post')
    expect((await author.post(ADDRESSES.feedback, { data: newPost })).status()).toBe(400)

    await action('Show them again').click()
    for (const title of titles) await expect(post(page, title).getByText('Hidden', { exact: true })).toBeHidden()
    await action('Give posting back').click()
    await expect(post(page, titles[1]!)).not.toContainText('Author may not post')
    expect((await author.post(ADDRESSES.feedback, { data: newPost })).status()).toBe(201)
    await page.getByRole('tab', { name: 'Audit trail' }).click()
    await expect(page.getByRole('list', { name: 'Audit trail' })).toContainText('Author from may post to may not post')
    await expectNoSidewaysScroll(page, [360])
  })
})
