import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import type { NewPost, PostList, PostMade } from '#api/feedback.ts'
import { test as base, expect } from './support/test.ts'
import { turnTo } from './support/turn.ts'

/** Every test has posts of its own in a list that all of them share. */
const test = base.extend<{ write: (chapter: number, post: Partial<NewPost>) => Promise<string> }>({
  write: async ({ playwright, baseURL }, use) => {
    await use(async (chapter, post) => {
      const author = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } })
      await author.post(ADDRESSES.guest, { data: { chapter } })
      const answer = await author.post(ADDRESSES.feedback, { data: { ...draft(), chapter, ...post } })
      expect(answer.status(), await answer.text()).toBe(201)
      const { id } = (await answer.json()) as PostMade
      await author.dispose()
      return id
    })
  },
})

const draft = (): NewPost => ({
  title: anyTitle(),
  description: 'The box is empty again.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 1,
})
const anyTitle = () => `Search ${crypto.randomUUID()}`
const LIST = new RegExp(`${ADDRESSES.feedback}\\?`)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const form = (page: Page, name: 'New Feedback' | 'Add Info') => page.getByRole('form', { name })
const select = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}\\b`) })
const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you!' })
const vote = (page: Page, title: string) => page.getByRole('button', { name: `Upvote ${title}` })

async function choose(page: Page, name: string, option: string) {
  await select(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fill(page: Page, title: string, description = 'The box is empty again.') {
  await choose(page, 'Subtype', 'Bug')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(description)
}

test.describe('[FEED-1] the screen', () => {
  test('asks for reports, tells how to reach us, and opens the form', async ({ page, readerAt }) => {
    const contact = { email: 'book@example.com', chat: 'codex#1349' }
    await page.route(`**${ADDRESSES.config}`, (route) => route.fulfill({ json: { google: false, contact } }))
    await readerAt(42, '/feedback')
    await expect(page.getByRole('heading', { level: 1, name: 'Community Feedback' })).toBeVisible()
    const notice = page.getByText(/^Work in progress\. Volume 1 is fully covered/)
    for (const words of ['being polished', 'bug', 'misinformation', 'spoiler', 'current chapter', 'helping hands'])
      await expect(notice).toContainText(words)
    const direct = page.getByRole('region', { name: 'Direct contact' })
    await expect(direct.getByRole('link')).toHaveAttribute('href', 'mailto:book@example.com')
    await expect(direct).toContainText('codex#1349')

    await button(page, 'Add Info').click()
    await expect(form(page, 'Add Info')).toBeVisible()
    await button(page, 'New Feedback').click()
    await expect(form(page, 'New Feedback')).toBeVisible()
  })

  test('leaves out the contacts that are not set @desktop', async ({ page, readerAt }) => {
    const config = page.waitForResponse(`**${ADDRESSES.config}`)
    await readerAt(42, '/feedback')
    await config
    await expect(page.getByText('Direct contact')).toBeHidden()
  })
})

test.describe('[FEED-2] the form', () => {
  test('has two types with three subtypes each; another type clears the subtype', async ({ readerAt }) => {
    const page = await readerAt(42, '/feedback')
    await button(page, 'Add Info').click()
    await expect(select(page, 'Type')).toHaveText('Add Info')
    await expect(select(page, 'Subtype')).toHaveText('Select information type')
    await expect(page.getByText('What you send here is anonymous')).toBeVisible()
    await select(page, 'Subtype').click()
    await expect(page.getByRole('option')).toHaveText(['Report misinformation', 'Provide update', 'Add details'])
    await page.getByRole('option', { name: 'Add details' }).click()
    await expect(select(page, 'Subtype')).toHaveText('Add details')

    await choose(page, 'Type', 'Feedback')
    await expect(select(page, 'Subtype')).toHaveText('Select feedback type')
    await select(page, 'Subtype').click()
    await expect(page.getByRole('option')).toHaveText(['General', 'Bug', 'Suggestion'])
  })

  test('can be sent once it is complete, and counts the characters', async ({ readerAt }) => {
    const page = await readerAt(42, '/feedback')
    await button(page, 'New Feedback').click()
    const [title, description] = [page.getByLabel('Title'), page.getByLabel('Description')]
    await expect(page.getByText('0/2000 characters')).toBeVisible()
    await fill(page, 'A title', ' \n ')
    await expect(button(page, 'Submit')).toBeDisabled()
    await description.fill('Words.')
    await expect(page.getByText('6/2000 characters')).toBeVisible()
    await expect(button(page, 'Submit')).toBeEnabled()
    await title.fill('  ')
    await expect(button(page, 'Submit')).toBeDisabled()
    await title.fill('A title')
    await choose(page, 'Type', 'Add Info')
    await expect(button(page, 'Submit')).toBeDisabled()
    await expect(title).toHaveAttribute('maxlength', '200')
    await expect(description).toHaveAttribute('maxlength', '2000')
  })

  for (const way of ['Cancel', 'Close form'])
    test(`is put away by ${way}, with what was typed`, async ({ readerAt }) => {
      const page = await readerAt(42, '/feedback')
      await button(page, 'New Feedback').click()
      await fill(page, 'A title')
      await button(page, way).click()
      await expect(form(page, 'New Feedback')).toBeHidden()
      await expect(button(page, 'New Feedback')).toBeFocused()
      await button(page, 'New Feedback').click()
      await expect(page.getByLabel('Title')).toHaveValue('')
      await expect(page.getByLabel('Description')).toHaveValue('')
      await expect(select(page, 'Subtype')).toHaveText('Select feedback type')
    })

  test('is busy while it is sent, and then closes; the list is read again [FEED-4] @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/feedback')
    let send = () => {}
    await page.route(`**${ADDRESSES.feedback}`, async (route) => {
      await new Promise<void>((resolve) => {
        send = resolve
      })
      await route.continue()
    })
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, `  ${title} `, '\nThe box is empty again. ')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('New feedback: '))
    await button(page, 'Submit').click()
    await expect(button(page, 'Submitting...')).toBeDisabled()
    await expect(button(page, 'Cancel')).toBeDisabled()
    await expect(button(page, 'Close form')).toBeDisabled()
    send()

    await expect(thanks(page)).toHaveText('Thank you! Your feedback has been submitted successfully.')
    await expect(form(page, 'New Feedback')).toBeHidden()
    await expect(entry(page, title).getByRole('heading')).toHaveText(title)
    await expect(entry(page, title)).toContainText('Written by you')
    const { posts } = (await (await page.request.get(`${ADDRESSES.feedback}?chapter=42`)).json()) as PostList
    const { id } = posts.find((post) => 'title' in post && post.title === title)!
    expect((await logged).text()).toBe(`New feedback: ${id}`)
  })
})

test('[FEED-4] added information goes to the administrators and is not listed @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/feedback')
  const title = anyTitle()
  await button(page, 'Add Info').click()
  await choose(page, 'Subtype', 'Provide update')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('The date is another one.')
  await button(page, 'Submit').click()
  await expect(thanks(page)).toHaveText('Thank you! Your information has been sent to the administrators.')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Work in progress')
  await expect(entry(page, title)).toBeHidden()
  // Its author alone finds it again.
  await page.getByText('What you have told the administrators').click()
  await expect(entry(page, title)).toBeVisible()
})

test.describe('[FEED-3] the list', () => {
  test('stands by votes, the newest first among equals @desktop', async ({ readerAt, write }) => {
    const titles = [anyTitle(), anyTitle(), anyTitle()] as const
    for (const title of titles) await write(1, { title })
    const page = await readerAt(42, '/feedback')
    await expect(entry(page, titles[0])).toBeVisible()
    const order = async () => {
      const shown = await page.getByRole('listitem').getByRole('heading').allTextContents()
      return shown.filter((title) => titles.some((own) => own === title))
    }
    expect(await order()).toEqual([titles[2], titles[1], titles[0]])

    await vote(page, titles[0]).click()
    await expect(vote(page, titles[0])).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, titles[0])).toHaveText('1')
    await page.reload()
    await expect.poll(order).toEqual([titles[0], titles[2], titles[1]])
  })

  test('shows badge, author, day and status', async ({ page, readerAt }) => {
    const createdAt = '2025-03-03T12:00:00.000Z'
    const post = { ...draft(), id: '1', authorName: 'Anna', isAnonymous: false, isMine: false, createdAt }
    const posts = [
      { ...post, title: 'One', status: 'reviewed', subtype: 'suggestion' },
      { ...post, id: '2', title: 'Two', status: 'implemented', authorName: 'guest-4F9A2C', isAnonymous: true },
      { ...post, id: '3', title: 'Three', status: 'pending', subtype: 'general' },
      { ...post, id: '4', title: 'Four', status: 'under discussion' },
    ].map((post) => ({ ...post, upvotes: 0, hasUpvoted: false }))
    await page.route(LIST, (route) => route.fulfill({ json: { posts } }))
    await readerAt(42, '/feedback')

    await expect(entry(page, 'One').locator('.row')).toHaveText('SuggestionReviewedAnna, 3 March 2025')
    await expect(entry(page, 'Two').locator('.row')).toHaveText('BugImplementedguest-4F9A2C (guest), 3 March 2025')
    await expect(entry(page, 'Three').locator('.row')).toHaveText('FeedbackAnna, 3 March 2025')
    await expect(entry(page, 'Four').locator('.row')).toHaveText('BugUnder discussionAnna, 3 March 2025')
    await expect(page.getByText('Reviewed', { exact: true })).toHaveCSS('color', 'rgb(232, 206, 106)')
    await expect(page.getByText('Implemented', { exact: true })).toHaveCSS('color', 'rgb(140, 199, 159)')
    await expect(page.getByText('Under discussion', { exact: true })).toHaveCSS('color', 'rgb(163, 166, 156)')
  })

  test('invites to write where it is empty @desktop', async ({ page, readerAt }) => {
    await page.route(LIST, (route) => route.fulfill({ json: { posts: [] } }))
    await readerAt(42, '/feedback')
    await expect(page.getByText('No feedback yet. Be the first to share your thoughts!')).toBeVisible()
  })

  test('that does not come is only logged, and the page can be used @desktop', async ({ page, readerAt, traffic }) => {
    traffic.expectProblem(/api\/feedback/)
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await readerAt(42, '/feedback')
    await logged
    await expect(page.getByRole('alert')).toBeHidden()
    await button(page, 'New Feedback').click()
    await fill(page, anyTitle())
    await button(page, 'Submit').click()
    await expect(thanks(page)).toHaveText('Thank you! Your feedback has been submitted successfully.')
  })
})

test('[FEED-3] a long list goes on when it is asked to @desktop', async ({ page, readerAt }) => {
  const post = { ...draft(), id: '1', authorName: 'Anna', isAnonymous: false, isMine: false, status: 'pending' }
  const shown = { ...post, isHidden: false, entry: null, createdAt: '2025-03-03T12:00:00.000Z', upvotes: 0 }
  const one = (id: string, title: string) => ({ ...shown, id, title, hasUpvoted: false })
  await page.route(LIST, (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('before')
    // The last post of the first page has lost its place meanwhile, and comes once more.
    const json = isFirst
      ? { posts: [one('1', 'One'), one('2', 'Two')], next: '2' }
      : { posts: [one('2', 'Two'), one('3', 'Three')], next: null }
    return route.fulfill({ json })
  })
  await readerAt(42, '/feedback')
  const titles = page.getByRole('list', { name: 'Feedback' }).getByRole('heading')
  await expect(titles).toHaveText(['One', 'Two'])
  await button(page, 'Show more').click()
  await expect(titles).toHaveText(['One', 'Two', 'Three'])
  await expect(button(page, 'Show more')).toBeHidden()
})

test.describe('[FEED-5] somebody whose session is gone', () => {
  test('becomes a guest on sending @desktop', async ({ context, readerAt, traffic }) => {
    traffic.expectProblem(/api\/feedback/)
    const page = await readerAt(42, '/feedback')
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title)
    await context.clearCookies()
    await button(page, 'Submit').click()
    await expect(entry(page, title)).toContainText(/guest-[0-9A-Z]{6} \(guest\)/)
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 42/ })).toBeVisible()
  })

  test('reads what went wrong, and what was typed stays @desktop', async ({ page, readerAt, traffic }) => {
    traffic.expectProblem(/api\/(feedback|auth\/guest)/)
    const guest = { status: 200 }
    let refusal: { status: number; json: object } | 'none' = { status: 401, json: { error: ERRORS.noUser } }
    await page.route(`**${ADDRESSES.guest}`, (route) =>
      guest.status === 200 ? route.continue() : route.fulfill({ ...guest, json: { error: ERRORS.guestFailed } }),
    )
    await page.route(`**${ADDRESSES.feedback}`, (route) =>
      refusal === 'none' ? route.abort() : route.fulfill(refusal),
    )
    await readerAt(42, '/feedback')
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title)

    const send = async (sentence: string) => {
      await button(page, 'Submit').click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await expect(page.getByLabel('Description')).toHaveValue('The box is empty again.')
      await expect(select(page, 'Subtype')).toHaveText('Bug')
    }
    await send('Authentication failed')
    guest.status = 500
    await send('Failed to authenticate: Failed to create anonymous account')
    for (const error of ['Both title and description are required.', 'Please select a specific type.']) {
      refusal = { status: 400, json: { error } }
      await send(error)
    }
    refusal = 'none'
    await send('Failed to submit feedback. Please try again.')
  })
})

test.describe('[FEED-5] what was typed', () => {
  test('is found again by somebody whose session ended meanwhile @desktop', async ({ context, readerAt, traffic }) => {
    traffic.expectProblem(/api\/feedback/)
    const title = anyTitle()
    const page = await readerAt(42, '/feedback')
    await button(page, 'New Feedback').click()
    await fill(page, title)
    await context.clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page).toHaveURL('/auth')

    await button(page, 'Continue as Guest').click()
    await expect(page).toHaveURL('/feedback')
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await button(page, 'Submit').click()
    await expect(thanks(page)).toBeVisible()
    await expect(entry(page, title)).toHaveCount(1)
  })

  test('is one letter in two tabs: it is followed, and sent once @desktop', async ({ context, readerAt }) => {
    const title = anyTitle()
    const page = await readerAt(42, '/feedback')
    await button(page, 'New Feedback').click()
    await fill(page, title, 'Begun here')
    const other = await context.newPage()
    await other.goto('/feedback')
    await expect(other.getByLabel('Title')).toHaveValue(title)
    await other.getByLabel('Description').fill('Ended there.')
    await expect(page.getByLabel('Description')).toHaveValue('Ended there.')

    await button(other, 'Submit').click()
    await expect(thanks(other)).toBeVisible()
    await expect(form(page, 'New Feedback')).toBeHidden()
    await button(page, 'New Feedback').click()
    await expect(page.getByLabel('Title')).toHaveValue('')
  })
})

test.describe('[FEED-6] a vote', () => {
  test('is one for each reader, kept here and on the server, and can be taken back @desktop', async ({
    readerAt,
    write,
  }) => {
    const title = anyTitle()
    const id = await write(1, { title })
    const page = await readerAt(42, '/feedback')
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
    const kept = () => page.evaluate(() => localStorage.getItem('votedFeedback') ?? '')

    const given = saved()
    await vote(page, title).click()
    await given
    expect(await kept()).toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, title)).toHaveAccessibleName(`Upvote ${title}, 1 vote`)

    const takenBack = saved()
    await vote(page, title).click()
    await takenBack
    expect(await kept()).not.toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(vote(page, title)).toHaveText('0')
  })

  test('that fails is only logged, and undone @desktop', async ({ readerAt, write, traffic }) => {
    traffic.expectProblem(/\/vote/)
    const title = anyTitle()
    await write(1, { title })
    const page = await readerAt(42, '/feedback')
    await page.route('**/vote', (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await vote(page, title).click()
    await logged
    await expect(vote(page, title)).toHaveText('0')
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('counts in another tab too, once it is looked at @desktop', async ({ readerAt, write, context }) => {
    const title = anyTitle()
    await write(1, { title })
    const page = await readerAt(42, '/feedback')
    const other = await context.newPage()
    await other.goto('/feedback')
    await expect(vote(other, title)).toHaveText('0')

    const saved = page.waitForResponse('**/vote')
    await vote(page, title).click()
    await saved
    const later = anyTitle()
    await write(1, { title: later })
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(entry(other, later)).toBeVisible()
    await expect(vote(other, title)).toHaveText('1')
    await expect(vote(other, title)).toHaveAttribute('aria-pressed', 'true')
  })
})

test('[FEED-7] a post from further on is veiled until it is asked for, or its chapter is reached', async ({
  page,
  readerAt,
  write,
  traffic,
}) => {
  const title = anyTitle()
  const id = await write(43, { title })
  // Other tests have veiled posts too.
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const { posts } = (await response.json()) as PostList
    await route.fulfill({ response, json: { posts: posts.filter((post) => post.id === id) } })
  })
  await readerAt(42, '/feedback')
  const veiled = entry(page, 'Written further on in the story')
  await expect(veiled).toBeVisible()
  expect(JSON.stringify(await traffic.answers())).not.toContain(title)

  await veiled.getByRole('button', { name: 'Show anyway' }).click()
  await expect(entry(page, title)).toBeVisible()
  await vote(page, title).click()
  await expect(vote(page, title)).toHaveText('1')
  await page.reload()
  await expect(veiled).toBeVisible()
  await expect(entry(page, title)).toBeHidden()

  await turnTo(page, 42, '43')
  await expect(entry(page, title)).toBeVisible()
})

test.describe('[FEED-9] a problem with an entry', () => {
  test('is reported from its record, and the report leads back to it', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(42, '/codex/characters?id=old-neil')
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
    await page.getByRole('link', { name: 'Report a problem with this entry' }).click()

    await expect(page).toHaveURL('/feedback?about=characters/old-neil')
    await expect(form(page, 'Add Info')).toContainText(`About ${name}, as you know it at chapter 42.`)
    await expect(select(page, 'Subtype')).toHaveText('Report misinformation')
    await expect(page.getByLabel('Title')).toBeFocused()
    const title = anyTitle()
    await choose(page, 'Type', 'Feedback')
    await fill(page, title)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Submit').click()
    expect((await sent).postDataJSON()).toMatchObject({
      submitMethod: 'entry-report',
      chapter: 42,
      entry: { kind: 'characters', id: 'old-neil', name },
    })

    await expect(page).toHaveURL('/feedback')
    await entry(page, title).getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectNothingBeyond(42)
  })

  test('is not named to somebody who does not know the entry @desktop', async ({ readerAt, write }) => {
    const title = anyTitle()
    const about = { kind: 'characters', id: 'nobody-yet', name: 'Nobody Yet' } as const
    await write(1, { title, entry: about })
    const page = await readerAt(42, '/feedback?about=characters/nobody-yet')
    await expect(entry(page, title)).toBeVisible()
    await expect(entry(page, title)).not.toContainText('About')
    await expect(page.getByRole('form')).toBeHidden()
    for (const [address, about] of [
      ['/quests?id=a-life-not-his', 'quests/a-life-not-his'],
      ['/?popup=klein', 'characters/klein-moretti'],
    ] as const) {
      await page.goto(address)
      const link = page.getByRole('dialog').getByRole('link', { name: 'Report a problem with this entry' })
      await expect(link).toHaveAttribute('href', `/feedback?about=${about}`)
    }
  })
})

test('[FEED-1] the screen is read by everybody, without scrolling sideways', async ({
  page,
  readerAt,
  write,
  expectNoAxeViolations,
}) => {
  const title = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)
  await write(42, { title, description: 'x'.repeat(2000) })
  await write(99, {})
  await readerAt(42, '/feedback')
  await button(page, 'Add Info').click()
  await expect(entry(page, title).first()).toBeVisible()
  await select(page, 'Subtype').click()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  for (const width of [360, 601, 861, 1121, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
