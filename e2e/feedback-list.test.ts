import { ERRORS } from '#api/errors.ts'
import type { PostList } from '#api/feedback.ts'
import { anyTitle, button, draft, entry, fill, LIST, test, thanks, vote } from './support/feedback.ts'
import { expect } from './support/test.ts'
import { turnTo } from './support/turn.ts'

test('[FEED-3] the list shows what each post is, goes on when asked to, and may be empty or not come @desktop @extended', async ({
  page,
  readerAt,
  traffic,
}) => {
  await readerAt(42, '/feedback')

  await test.step('it shows badge, author, day and status', async () => {
    const createdAt = '2025-03-03T12:00:00.000Z'
    const post = { ...draft(), id: '1', authorName: 'Anna', isAnonymous: false, isMine: false, createdAt }
    const posts = [
      { ...post, title: 'One', status: 'reviewed', subtype: 'suggestion' },
      { ...post, id: '2', title: 'Two', status: 'implemented', authorName: 'guest-4F9A2C', isAnonymous: true },
      { ...post, id: '3', title: 'Three', status: 'pending', subtype: 'general' },
      { ...post, id: '4', title: 'Four', status: 'under discussion' },
    ].map((post) => ({ ...post, upvotes: 0, hasUpvoted: false }))
    await page.route(LIST, (route) => route.fulfill({ json: { posts } }))
    await page.reload()

    await expect(entry(page, 'One').locator('.row')).toHaveText('SuggestionReviewedAnna, 3 March 2025Report a spoiler')
    await expect(entry(page, 'Two').locator('.row')).toHaveText(
      'BugImplementedguest-4F9A2C (guest), 3 March 2025Report a spoiler',
    )
    await expect(entry(page, 'Three').locator('.row')).toHaveText('FeedbackAnna, 3 March 2025Report a spoiler')
    await expect(entry(page, 'Four').locator('.row')).toHaveText(
      'BugUnder discussionAnna, 3 March 2025Report a spoiler',
    )
    await expect(page.getByText('Reviewed', { exact: true })).toHaveCSS('color', 'rgb(232, 206, 106)')
    await expect(page.getByText('Implemented', { exact: true })).toHaveCSS('color', 'rgb(140, 199, 159)')
    await expect(page.getByText('Under discussion', { exact: true })).toHaveCSS('color', 'rgb(163, 166, 156)')
    await page.unroute(LIST)
  })

  await test.step('a long list goes on when it is asked to', async () => {
    const post = { ...draft(), id: '1', authorName: 'Anna', isAnonymous: false, isMine: false, status: 'pending' }
    const shown = { ...post, isHidden: false, entry: null, createdAt: '2025-03-03T12:00:00.000Z', upvotes: 0 }
    const one = (id: string, title: string) => ({ ...shown, id, title, hasUpvoted: false })
    const asked: (string | null)[] = []
    await page.route(LIST, (route) => {
      const before = new URL(route.request().url()).searchParams.get('before')
      asked.push(before)
      // The last post of the first page has moved down meanwhile, so it is sent again.
      const json =
        before === null
          ? { posts: [one('1', 'One'), one('2', 'Two')], next: '2' }
          : { posts: [one('2', 'Two'), one('3', 'Three')], next: null }
      return route.fulfill({ json })
    })
    await page.reload()
    const titles = page.getByRole('list', { name: 'Feedback' }).getByRole('heading')
    await expect(titles).toHaveText(['One', 'Two'])
    await button(page, 'Show more').click()
    await expect(titles).toHaveText(['One', 'Two', 'Three'])
    await expect(button(page, 'Show more')).toBeHidden()
    expect(asked).toEqual([null, '2'])
    await page.unroute(LIST)
  })

  await test.step('it invites to write where it is empty', async () => {
    await page.route(LIST, (route) => route.fulfill({ json: { posts: [] } }))
    await page.reload()
    await expect(page.getByText('No feedback yet. Be the first to share your thoughts!')).toBeVisible()
    await page.unroute(LIST)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('where it does not come that is only logged, and the page can be used', async () => {
    traffic.expectProblem(/api\/feedback/)
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.reload()
    await logged
    await expect(page.getByRole('alert')).toBeHidden()
    await button(page, 'New Feedback').click()
    await fill(page, anyTitle())
    await button(page, 'Submit').click()
    await expect(thanks(page)).toHaveText('Thank you! Your feedback has been submitted successfully.')
  })
})

test('[FEED-3] [FEED-7] the list stands by votes, and veils posts from further on @extended', async ({
  page,
  readerAt,
  write,
  traffic,
  expectNoAxeViolations,
}) => {
  await readerAt(42)

  await test.step('it stands by votes, the newest first among equals', async () => {
    const titles = [anyTitle(), anyTitle(), anyTitle()] as const
    for (const title of titles) await write(1, { title })
    await page.goto('/feedback')
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

  await test.step('[FEED-7] veiled posts that stand together are one line, which lists them one by one', async () => {
    const ids = new Set([await write(43, { title: anyTitle() }), await write(44, { title: anyTitle() })])
    await page.route(LIST, async (route) => {
      const response = await route.fetch()
      const { posts } = (await response.json()) as PostList
      await route.fulfill({ response, json: { posts: posts.filter(({ id }) => ids.has(id)), next: null } })
    })
    await page.reload()
    const list = page.getByRole('list', { name: 'Feedback' })
    const heading = page.getByRole('heading', { name: '2 posts written further on in the story' })
    // The server-drawn page lists other tests' posts too.
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(heading).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, 'List them').click()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(button(page, 'Fold them')).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page, 'Fold them')).toBeFocused()
    await expectNoAxeViolations(page)
    await button(page, 'Show anyway').first().click()
    await expect(entry(page, 'The box is empty again.')).toBeVisible()
    await button(page, 'Fold them').click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.unroute(LIST)
  })

  await test.step('[FEED-7] a post from further on is veiled until it is asked for, or its chapter is reached', async () => {
    const title = anyTitle()
    const id = await write(43, { title })
    // Other tests' posts may be veiled too.
    await page.route(LIST, async (route) => {
      const response = await route.fetch()
      const { posts } = (await response.json()) as PostList
      await route.fulfill({ response, json: { posts: posts.filter((post) => post.id === id) } })
    })
    await page.reload()
    const veiled = entry(page, 'Written further on in the story')
    // The server-drawn page lists other tests' posts too.
    const all = page.getByRole('list', { name: 'Feedback' }).getByRole('listitem')
    await expect(all).toHaveCount(1)
    await expect(veiled).toBeVisible()
    expect(JSON.stringify(await traffic.answers())).not.toContain(title)

    await veiled.getByRole('button', { name: 'Show anyway' }).click()
    await expect(entry(page, title)).toBeVisible()
    await vote(page, title).click()
    await expect(vote(page, title)).toHaveText('1')
    await page.reload()
    await expect(all).toHaveCount(1)
    await expect(veiled).toBeVisible()
    await expect(entry(page, title)).toBeHidden()

    await turnTo(page, 42, '43')
    await expect(entry(page, title)).toBeVisible()
  })
})
