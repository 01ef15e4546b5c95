import type { Locator, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost } from '#api/feedback.ts'
import type { ProfileChange } from '#api/profile.ts'
import { href } from '#story/entries/routes.ts'
import type { Action } from './actions.ts'
import {
  chapterOf,
  closeSheets,
  control,
  drawn,
  focusTabs,
  goTo,
  openTab,
  press,
  sendRequest,
  type Walker,
  waitUntilIdle,
} from './walker.ts'

const MOST_TABS = 3
/** Longer than a screen takes to load; while the story is held back it does not load at all. */
const SOON_MS = 5000
const TRIES = 4
/** The button in the question to a guest. */
const LEAVE = 'Sign out and lose it'
const KINDS_READ = 'diary'

type Handler = (walker: Walker, page: Page, action: Action) => Promise<unknown>

/** How each action is done; what is impossible at present is skipped. */
const HANDLERS: Record<Action['name'], Handler> = {
  turn: (walker, page, { chapter }) => turn(walker, page, chapter),
  look: async (walker, page, action) => {
    const entry = await oneOf(walker, page, action)
    if (entry) await goTo(walker, page, entry.address)
  },
  'read-diary': async (walker, page, action) => {
    const entry = await oneOf(walker, page, action, KINDS_READ)
    if (entry) await goTo(walker, page, entry.address)
  },
  post: async (walker, page, action) => post(walker, await postAbout(walker, page, action, 'feedback')),
  'report-to-administrators': async (walker, page, action) =>
    post(walker, await postAbout(walker, page, action, 'add-info')),
  'other-posts': async (walker, page, action) => {
    const written = await postAbout(walker, page, action, 'feedback')
    if (!written) return
    const cookie = await walker.server.readerAt(written.chapter)
    await walker.server.ask(cookie, 'POST', ADDRESSES.feedback, {
      ...written,
      title: `Is ${written.entry?.name} dead?`,
    })
  },
  'other-device-turns': async (walker, _, { chapter }) => {
    await sendRequest(walker, 'PATCH', ADDRESSES.profile, { currentChapter: chapter } satisfies ProfileChange)
    await focusTabs(walker)
  },
  'other-device-reads-diary': async (walker, _, { chapter, which }) => {
    const diary = walker.laterAt(chapter).filter(({ kind }) => kind === KINDS_READ)
    const entry = diary[which % Math.max(1, diary.length)]
    if (entry) await sendRequest(walker, 'PUT', ADDRESSES.readPages, { id: entry.id, chapter })
  },
  accept: (walker, page) => answerOffer(walker, page, 'Continue'),
  stay: (walker, page) => answerOffer(walker, page, /^Stay at chapter \d+$/),
  'open-tab': (walker) => (walker.tabs.length < MOST_TABS ? openTab(walker) : Promise.resolve()),
  reload: async (walker, page) => {
    await unlessLoadedAnew(walker, page, () => page.reload())
    await drawn(walker, page)
  },
  back: (walker, page) => step(walker, page, -1),
  forward: (walker, page) => step(walker, page, 1),
  'hold-story': (walker) => walker.holdStory(),
  'release-story': async (walker) => walker.releaseStory(),
  'lose-network': async (walker, page) => {
    await walker.context.setOffline(true)
    await focusTabs(walker)
    await waitUntilIdle(walker, page)
    await walker.context.setOffline(false)
  },
  expire: async (walker) => {
    await sendRequest(walker, 'POST', ADDRESSES.signOut)
    await focusTabs(walker)
  },
  'sign-out': async (walker, page) => {
    if ((await chapterOf(page)) === undefined) return
    await closeSheets(walker, page)
    await goTo(walker, page, `${href('account')}#settings`)
    await drawnSoon(page.getByRole('button', { name: 'Sign Out', exact: true }))
    await pressIfThere(walker, page, 'Sign Out')
    await drawnSoon(page.getByRole('button', { name: LEAVE }))
    await pressIfThere(walker, page, LEAVE)
  },
}

export async function doAction(walker: Walker, action: Action): Promise<void> {
  const page = walker.tabs[action.tab % walker.tabs.length]!
  await HANDLERS[action.name](walker, page, action)
  const chapters = await Promise.all(walker.tabs.map(chapterOf))
  walker.trail.push(`${action.name}: ${chapters.join(', ')}`)
}

/** Turns by the chapter menu. A notice, a response or the end of the session may close the menu; then it tries again. */
export function turn(walker: Walker, page: Page, chapter: number): Promise<void> {
  return triedAgain(walker, page, () => turnOnce(walker, page, chapter))
}

async function triedAgain(walker: Walker, page: Page, once: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < TRIES; tries++) {
    const error = await once().catch((error: unknown) => error)
    if (!error) return
    await waitUntilIdle(walker, page)
  }
  await once()
}

/** Uses the field of the menu, as a reader does, and confirms a leap. */
async function turnOnce(walker: Walker, page: Page, chapter: number): Promise<void> {
  await closeSheets(walker, page)
  const here = await chapterOf(page)
  if (here === undefined || here === chapter) return
  await press(walker, page, control(page), SOON_MS)
  const field = page.getByRole('combobox', { name: /^Go to chapter/ })
  await field.fill(String(chapter), { timeout: SOON_MS })
  await field.press('Enter', { timeout: SOON_MS })
  const leap = page.getByRole('button', { name: 'Show them' })
  const turned = page.getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${chapter}\\b`) }).first()
  await leap.or(turned).first().waitFor()
  if (await leap.isVisible()) await leap.click()
  await turned.waitFor()
  await waitUntilIdle(walker, page)
}

/** One of the later entries that the page's reader knows. */
async function oneOf(walker: Walker, page: Page, { which }: Action, kind?: string) {
  const here = await chapterOf(page)
  if (here === undefined) return undefined
  const entries = walker.laterAt(here).filter((entry) => !kind || entry.kind === kind)
  return entries[which % Math.max(1, entries.length)]
}

async function postAbout(walker: Walker, page: Page, action: Action, type: 'feedback' | 'add-info') {
  const here = await chapterOf(page)
  const entry = await oneOf(walker, page, action)
  if (here === undefined) return undefined
  return {
    title: 'Something is not right here',
    description: 'The record says otherwise than the book.',
    type,
    subtype: type === 'feedback' ? 'bug' : 'add-details',
    submitMethod: 'entry-report',
    chapter: here,
    ...(entry && { entry: { kind: entry.kind, id: entry.id, name: entry.id } as NonNullable<NewPost['entry']> }),
  } satisfies NewPost
}

async function post(walker: Walker, written: NewPost | undefined): Promise<void> {
  if (written) await sendRequest(walker, 'POST', ADDRESSES.feedback, written)
}

/** Waits for what a busy machine draws late, so that a walk takes the same course in both worlds. */
async function drawnSoon(part: Locator): Promise<void> {
  await part.waitFor({ timeout: SOON_MS }).catch(() => {})
}

/** The offer is behind anything open over the page, and a record that is loading may open before the click. */
function answerOffer(walker: Walker, page: Page, name: string | RegExp): Promise<void> {
  return triedAgain(walker, page, async () => {
    if (await page.getByRole('button', { name, exact: true }).isVisible()) await closeSheets(walker, page)
    await pressIfThere(walker, page, name, SOON_MS)
  })
}

async function pressIfThere(walker: Walker, page: Page, name: string | RegExp, timeout?: number): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) return
  await press(walker, page, button, timeout)
  walker.trail.push(`pressed ${name}`)
  await waitUntilIdle(walker, page)
}

/** A step in the history, if it stays in the app. */
async function step(walker: Walker, page: Page, by: number): Promise<void> {
  const { currentIndex, entries } = await historyOf(page)
  if (!entries[currentIndex + by]?.url.startsWith('http')) return
  const move = () => (by < 0 ? page.goBack() : page.goForward())
  const isMoved = await unlessLoadedAnew(walker, page, move)
  if (!isMoved && (await historyOf(page)).currentIndex === currentIndex) await move()
  await drawn(walker, page)
}

/**
 * Navigates a page; false if that failed because the page lost a part with the network and was reloading in that
 * moment.
 */
async function unlessLoadedAnew(walker: Walker, page: Page, lead: () => Promise<unknown>): Promise<boolean> {
  try {
    await lead()
    return true
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error
    await drawn(walker, page)
    return false
  }
}

async function historyOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const history = await browser.send('Page.getNavigationHistory')
  await browser.detach()
  return history
}
