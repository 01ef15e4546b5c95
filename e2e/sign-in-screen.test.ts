import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { anyEmail, button, fill, tab } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { skipWelcome } from './support/welcome.ts'

test.beforeEach(({ page }) => skipWelcome(page))

/** Fills in the Sign In form; requests reach the server only when the returned function is called. */
async function holdSignIn(page: Page) {
  const held: (() => void)[] = []
  await page.route(`**${ADDRESSES.signIn}`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/auth')
  await fill(page, { Email: anyEmail(), Password: 'secret1' })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    held.pop()!()
  }
}

test('[AUTH-1] [SHELL-13] the sign-in screen says what this is, has all ways in, and waits for the network', async ({
  page,
  context,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/.*\/|-[^-]*$/g, ''))
  })
  // Fonts load after the first paint.
  await page.goto('/auth', { waitUntil: 'networkidle' })

  await test.step('[SHELL-13] it brings of the print in which papers are set the few letters that it shows', async () => {
    await expect(page.getByText('or go on with')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.filter((name) => name.startsWith('im-fell'))).toEqual(['im-fell-sign-in-italic-letters'])
  })

  await test.step('it says what this is, with an invented example, before anything is asked', async () => {
    await expect(
      page.getByText('For readers of The Lamps of Saltmere. Set the chapter you have reached; nothing later is shown.'),
    ).toBeVisible()
    const example = page.getByRole('group', { name: 'One entry, two readers' }).getByRole('figure')
    await expect(example).toHaveCount(2)
    await expect(example.first()).toContainText('Not met yet')
    await expect(example.last()).toContainText('invented')
    await expect(example.getByRole('link').or(example.getByRole('button'))).toHaveCount(0)
  })

  await test.step('it has two tabs with their fields, other ways in, benefits and terms', async () => {
    await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Username')).toBeHidden()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await expect(page.getByText('Minimum 6 characters')).toBeVisible()
    await expect(button(page, 'Continue with Google')).toBeVisible()
    await expect(button(page, 'Continue as Guest')).toBeVisible()
    await expect(page.getByRole('list', { name: 'What an account brings' }).getByRole('listitem')).toHaveText([
      'Progress syncs across devices',
      'Personalized reading',
      'Achievement tracking',
    ])
    await expect(page.getByText(/By continuing you agree to the terms and the privacy policy/)).toBeVisible()
    await tab(page, 'Sign Up').click()
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'nickname')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password')
    const labels = await page.getByRole('tabpanel').locator('label').allTextContents()
    expect(labels).toEqual(['Username', 'Email', 'Password'])
  })

  await test.step('it says so when the network goes, and waits for it', async () => {
    await tab(page, 'Sign In').click()
    await expect(button(page, 'Sign In')).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. You can come in once you are online again.')).toBeVisible()
    for (const way of ['Sign In', 'Continue with Google', 'Continue as Guest'])
      await expect(button(page, way)).toBeDisabled()
    await context.setOffline(false)
    await expect(button(page, 'Sign In')).toBeEnabled()
  })
})

test('[AUTH-1] the sign-in screen by its links, in both modes, and while a request runs @desktop @extended', async ({
  page,
  traffic,
}) => {
  await page.goto('/auth')

  await test.step('it lets the terms and the privacy policy be read', async () => {
    for (const [link, title] of [
      ['terms', 'Terms'],
      ['privacy policy', 'Privacy policy'],
    ] as const) {
      await button(page, link).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button(page, link)).toBeFocused()
    }
    expect(traffic.problems()).toEqual([])
  })

  await test.step('it tells that Google is not there, and the button stays', async () => {
    traffic.expectProblem(/api\/auth\/google/)
    await button(page, 'Continue with Google').click()
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available here. Please use your email or continue as a guest.',
    )
    await expect(button(page, 'Continue with Google')).toBeEnabled()
    expect(page.context().pages()).toHaveLength(1)
    expect(traffic.problems()).toEqual([])
  })

  traffic.expectProblem(/api\/auth\/sign-in/)
  await test.step('it switches by its link, which clears the error and the username', async () => {
    await fill(page, { Email: anyEmail(), Password: 'secret1' })
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await button(page, 'Create an account').click()
    await expect(tab(page, 'Sign Up')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toBeHidden()

    await fill(page, { Username: 'Anna' })
    await button(page, 'Sign in instead').click()
    await tab(page, 'Sign Up').click()
    await expect(page.getByLabel('Username')).toHaveValue('')
  })

  const answer = await holdSignIn(page)
  await test.step('it never shows an error in the other mode, also one that is still on its way', async () => {
    for (const modes of [['Sign Up'], ['Sign Up', 'Sign In']]) {
      await tab(page, 'Sign In').click()
      await button(page, 'Sign In').click()
      await expect(button(page, 'Signing in...')).toBeDisabled()
      for (const mode of modes) await tab(page, mode).click()
      await answer()
      await expect(button(page, 'Continue as Guest')).toBeEnabled()
      // Only a reader who returns to the mode in which they asked gets the message.
      await expect(page.getByRole('alert')).toHaveText(modes.length === 1 ? [] : ['Invalid email or password'])
    }
  })

  await test.step('it is busy while a request runs', async () => {
    await button(page, 'Sign In').click()
    await expect(button(page, 'Signing in...')).toBeDisabled()
    await expect(button(page, 'Continue with Google')).toBeDisabled()
    await expect(button(page, 'Continue as Guest')).toBeDisabled()
    await answer()
    await expect(button(page, 'Sign In')).toBeEnabled()
  })
})

test('[AUTH-1] the sign-in screen holds still and is read by everybody, with all ways in in view on a phone @extended', {
  tag: '@both',
}, async ({ page, traffic, isMobile, expectNoAxeViolations }) => {
  await page.goto('/auth')
  await expect(button(page, 'Sign In')).toBeVisible()

  if (isMobile)
    await test.step('it has all ways in in view on a phone', async () => {
      for (const mode of ['Sign In', 'Sign Up']) {
        await tab(page, mode).click()
        for (const way of [mode, 'Continue with Google', 'Continue as Guest']) {
          await expect(button(page, way)).toBeInViewport({ ratio: 1 })
          expect((await button(page, way).boundingBox())!.height).toBeGreaterThanOrEqual(44)
        }
      }
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await tab(page, 'Sign In').click()
    })

  await test.step('it is read by everybody', () => expectNoAxeViolations(page))

  expect(traffic.problems()).toEqual([])
  traffic.expectProblem(/api\/auth\/(sign-in|google)/)
  await test.step('it holds still: no tab, hint or error moves what stands above or below it', async () => {
    const tops = async (names: readonly string[]) => {
      const parts = [tab(page, 'Sign In'), page.getByLabel('Email'), page.getByLabel('Password')]
      const all = [...parts, ...names.map((name) => button(page, name))]
      return Promise.all(all.map(async (part) => Math.round((await part.boundingBox())!.y)))
    }
    const doors = ['Continue with Google', 'Continue as Guest']
    const signIn = await tops(['Sign In', ...doors])
    await button(page, 'Sign In').click()
    await expect(page.getByText('Email is required')).toBeVisible()
    expect(await tops(['Sign In', ...doors])).toEqual(signIn)
    await expect(page.getByText('Minimum 6 characters'), 'the error takes the place of the hint').toBeHidden()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')

    await fill(page, { Email: anyEmail(), Password: 'secret1' })
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    expect(await tops(['Sign In', ...doors])).toEqual(signIn)

    await tab(page, 'Sign Up').click()
    await expect(tab(page, 'Sign Up')).toBeFocused()
    const signUp = await tops(['Sign Up', ...doors])
    expect(signUp[0], 'the tabs stay where they are').toBe(signIn[0])
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Username is required')).toBeVisible()
    expect(await tops(['Sign Up', ...doors])).toEqual(signUp)
  })

  await test.step('its errors are read by everybody', async () => {
    await fill(page, { Email: '', Password: '' })
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('[AUTH-1] the sign-in screen says why nobody can come in where the browser keeps no cookies, and holds still @extended', {
  tag: '@both',
}, async ({ page, context }) => {
  const tops = async () => {
    const parts = [page.getByLabel('Email'), button(page, 'Sign In'), button(page, 'Continue as Guest')]
    return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())!.y)))
  }
  await page.goto('/auth')
  await expect(page.getByText('A guest needs no email.')).toBeVisible()
  await expect(page.getByText(ERRORS.noCookies)).toHaveCount(0)
  const before = await tops()

  await (await context.newCDPSession(page)).send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(ERRORS.noCookies)
  expect(await tops(), 'the note moves nothing that is pressed').toEqual(before)

  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(button(page, 'Set the password')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(ERRORS.noCookies)
})
