import { SALTMERE } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { startOwnServer } from '#e2e/support/own-server.ts'
import { routesToWalk, titleAt } from '#e2e/support/walk.ts'
import { type Engine, until } from './engine.ts'

/** A chapter where most kinds have entries, and a leap from where a new reader begins. */
const CHAPTER = 42

export type WalkOptions = {
  /** Visits every route and a record of every list, instead of a few. */
  isWhole: boolean
  /** Called after each part of the walk, to take pictures. */
  onPart?: (part: string) => Promise<void>
}

const FEW = ['/', '/codex/characters', '/quests']

/**
 * Signs up, turns the chapter, visits pages, opens records, turns the cards, goes back and forth, and reads on after the server has
 * stopped.
 *
 * @throws where something does not appear, or a script fails
 */
export async function walkThrough(engine: Engine, { isWhole, onPart = async () => {} }: WalkOptions): Promise<void> {
  const server = await startOwnServer({})
  const { product } = builtBook(SALTMERE)
  const ways = routesToWalk().filter((route) => isWhole || FEW.includes(route))
  const known = ways.filter((route) => !route.endsWith('no-such-pathway'))
  try {
    await open(engine, `${server.origin}/auth`)
    await engine.see(() => localStorage.setItem('cotm_seen_popup', 'true'))
    await signUp(engine)
    await onPart('signed-up')

    await turnTo(engine, CHAPTER)
    await onPart('turned')

    for (const route of ways) {
      await goTo(engine, route)
      await until(`the heading of ${route}`, () => engine.shows('h1'))
      if (known.includes(route)) await titled(engine, titleAt(route))
      await onPart(`route ${route}`)
    }
    for (const route of known) {
      await open(engine, server.origin + route)
      await wake(engine)
      await titled(engine, titleAt(route))
    }

    for (const list of known.filter((route) => route.startsWith('/codex/'))) {
      await goTo(engine, list)
      await titled(engine, titleAt(list))
      await until(`the story in ${list}`, async () => !(await engine.shows('main [role=status]', 'Loading')))
      const link = `main a[href^="${list}?id="]`
      if (!(await engine.shows(link))) continue
      await engine.press(link)
      await until(`a record of ${list}`, () => engine.shows('[role=dialog] h2'))
      await onPart(`record of ${list}`)
      await engine.back()
      await until(`${list} without it`, async () => !(await engine.shows('[role=dialog]')))
      await engine.forward()
      await until(`the record of ${list} again`, () => engine.shows('[role=dialog] h2'))
      await engine.type('Escape')
      await until(`${list} again`, async () => !(await engine.shows('[role=dialog]')))
    }

    await goTo(engine, '/pathways?view=cards')
    const before = await engine.see(() => location.search)
    await engine.press('button', 'Next calling')
    await until('the next card in front', async () => (await engine.see(() => location.search)) !== before)
    await onPart('cards')
    await noneFailed(engine)

    await kept(engine, server.origin)
    await server.stop()
    for (const route of known) {
      await engine.open(server.origin + route)
      await until(`${route} without the server`, () => engine.shows('h1'))
      await titled(engine, titleAt(route))
    }
    await until(`chapter ${CHAPTER} without the server`, () => engine.shows('header button', String(CHAPTER)))
    await onPart('without the server')
  } catch (error) {
    await onPart('where it ended')
    const [at, text] = await engine.see(() => [location.href, document.body.innerText.slice(0, 500)] as const)
    throw new Error(`${engine.name} at ${at}, ${product}: ${text}`, { cause: error })
  } finally {
    await server.stop()
  }
}

/** Opens a page and records every error in it from then on. */
export async function open(engine: Engine, address: string) {
  await engine.open(address)
  await engine.see(() => {
    const failed: string[] = []
    Object.assign(window, { failed })
    addEventListener('error', ({ message }) => failed.push(message))
    addEventListener('unhandledrejection', ({ reason }) => failed.push(String(reason)))
  })
}

async function noneFailed(engine: Engine) {
  const failed = await engine.see(() => (window as unknown as { failed?: string[] }).failed ?? [])
  if (failed.length > 0) throw new Error(`Scripts failed: ${failed.join('; ')}`)
}

/** Starts the app in a page that the server has drawn. */
export async function wake(engine: Engine) {
  await engine.see(() => void dispatchEvent(new Event('pointerdown')))
  await until('the app', () => engine.see(() => document.querySelector('#root:not([data-chapter])') !== null))
  await noneFailed(engine)
}

const titled = (engine: Engine, title: string) =>
  until(`the title "${title}"`, async () => (await engine.see(() => document.title)) === title)

/** Navigates inside the app, as a link does. */
async function goTo(engine: Engine, address: string) {
  await engine.see((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Makes an account on the sign-in page, which is open, and comes to Home. */
export async function signUp(engine: Engine) {
  await wake(engine)
  await engine.press('[role=tab]', 'Sign Up')
  const email = `reader-${crypto.randomUUID()}@example.com`
  for (const [name, value] of Object.entries({ username: 'Anna', email, password: 'secret1' })) {
    await engine.press(`input[name=${name}]`)
    await engine.type(value)
  }
  await engine.press('button[type=submit]', 'Sign Up')
  await until('Home', async () => (await engine.see(() => location.pathname)) === '/')
  await until('the heading of Home', () => engine.shows('h1'))
}

async function turnTo(engine: Engine, chapter: number) {
  await engine.press('header button[aria-haspopup]', 'Ch')
  await engine.press('[role=combobox]')
  await engine.see(() => (document.activeElement as HTMLInputElement).select())
  await engine.type(String(chapter))
  await engine.type('Enter')
  await engine.press('button', 'Show them')
  await until(`chapter ${chapter}`, () => engine.shows('header button[aria-haspopup]', String(chapter)))
}

/** Waits until the app and its story are stored and the service worker controls the page. */
async function kept(engine: Engine, origin: string) {
  await open(engine, `${origin}/`)
  await wake(engine)
  await until('the service worker', () =>
    engine.see(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)),
  )
  await open(engine, `${origin}/`)
  await until('the app by the service worker', () => engine.see(() => navigator.serviceWorker.controller !== null))
  await wake(engine)
}
